package io.github.kingfell.prover.solver;

import io.github.kingfell.prover.dfpn.Method;
import io.github.kingfell.prover.dfpn.ProofTable;
import io.github.kingfell.prover.dfpn.TurnBounds;
import io.github.kingfell.prover.graph.GraphSearch;
import io.github.kingfell.prover.mobility.MobilityClasses;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateProof;
import io.github.kingfell.search.SearchControl;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * The searches beside df-pn: {@link GraphSearch}, {@link MobilityClasses} and the {@link Floor}. Each has its share of
 * the nodes of all workers. When one is due, the next worker that is free takes a turn with it; a second worker never
 * joins in.
 */
final class SoleSearches {
    /**
     * What became of a turn.
     *
     * @param nodes visited
     * @param goesOn false when the control allows no more nodes
     */
    record Turn(long nodes, boolean goesOn) {}

    private final GraphSearch graphs;
    private final MobilityClasses classes;
    private final Floor floor;
    private final ReentrantLock graphsTurn = new ReentrantLock();
    private final ReentrantLock classesTurn = new ReentrantLock();
    private final ReentrantLock floorsTurn = new ReentrantLock();
    private final Findings findings;
    private final Certification certification;
    private final SolverNodes nodes;

    /**
     * @param root is not changed meanwhile
     * @param rootMoves the only moves searched at the root, empty for all
     */
    SoleSearches(
            ProofTable table,
            Method method,
            Position root,
            int[] rootMoves,
            int attacker,
            Findings findings,
            Certification certification,
            SolverNodes nodes) {
        this.findings = findings;
        this.certification = certification;
        this.nodes = nodes;
        graphs = new GraphSearch(root, rootMoves, attacker, GraphSearch.capacity(table.bytes()));
        classes = new MobilityClasses(table, root, rootMoves, attacker, findings.bound(), method);
        floor = new Floor(table, root, rootMoves, attacker);
    }

    /** Returns whether the classes or the floor wait for a turn. */
    boolean areDue() {
        return isFree(classesTurn, this::areClassesDue) || isFree(floorsTurn, this::isFloorDue);
    }

    /**
     * Continues the search that is due.
     *
     * @return nothing when none is due, or other workers are at it
     */
    Optional<Turn> advance(long wanted, SearchControl control) {
        return alone(graphsTurn, this::areGraphsDue, () -> searchGraph(wanted, control))
                .or(() -> alone(classesTurn, this::areClassesDue, () -> searchClass(wanted, control)))
                .or(() -> alone(floorsTurn, this::isFloorDue, () -> searchFloor(wanted, control)));
    }

    private boolean areGraphsDue() {
        return graphs.isDue(nodes.tree(), findings.best());
    }

    private boolean areClassesDue() {
        return findings.leaveAllOpen() && classes.isDue(nodes.tree());
    }

    private boolean isFloorDue() {
        return findings.hasMate() && floor.isDue(nodes.here() - floor.nodes(), findings.disproved(), findings.bound());
    }

    private static boolean isFree(ReentrantLock lock, BooleanSupplier isDue) {
        return alone(lock, isDue, () -> true).isPresent();
    }

    private static <T> Optional<T> alone(ReentrantLock lock, BooleanSupplier isDue, Supplier<T> search) {
        if (!lock.tryLock()) {
            return Optional.empty();
        }
        try {
            return isDue.getAsBoolean() ? Optional.of(search.get()) : Optional.empty();
        } finally {
            lock.unlock();
        }
    }

    private Turn searchGraph(long wanted, SearchControl control) {
        long before = graphs.nodes();
        Optional<MateProof> proof =
                graphs.advance(findings.best(), findings.bound(), Math.min(GraphSearch.TURN, wanted), control);
        long visited = graphs.nodes() - before;
        nodes.add(visited);
        proof.ifPresent(certification::accept);
        return new Turn(visited, visited > 0 || graphs.isFinished(findings.best()));
    }

    private Turn searchClass(long wanted, SearchControl control) {
        long before = classes.nodes();
        boolean mates = classes.advance(findings.bound(), Math.min(MobilityClasses.TURN, wanted), control);
        long visited = classes.nodes() - before;
        nodes.add(visited);
        if (mates) {
            Findings.FoundMate mate = new Findings.FoundMate(classes.move(), classes.length());
            visited += certification.accept(mate, TurnBounds.OF_CLASS, control);
        }
        return new Turn(visited, visited > 0);
    }

    private Turn searchFloor(long wanted, SearchControl control) {
        long before = floor.nodes();
        Floor.FloorVerdict verdict = floor.advance(findings.disproved(), wanted, control);
        long visited = floor.nodes() - before;
        nodes.add(visited);
        switch (verdict) {
            case MATES -> {
                Findings.FoundMate mate = new Findings.FoundMate(floor.move(), floor.length());
                visited += certification.accept(mate, findings.numbers(), control);
            }
            case REFUTED -> visited += certification.disprove(floor.length(), control);
            case UNDECIDED -> {}
        }
        // A length that the transposition table knows costs nothing.
        return new Turn(visited, verdict != Floor.FloorVerdict.UNDECIDED || visited > 0);
    }
}
