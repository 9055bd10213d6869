package io.github.kingfell.prover.solver;

import io.github.kingfell.prover.dfpn.DfPn;
import io.github.kingfell.prover.dfpn.Method;
import io.github.kingfell.prover.dfpn.ProofTable;
import io.github.kingfell.prover.dfpn.TurnBounds;
import io.github.kingfell.prover.dfpn.WorkerPaths;
import io.github.kingfell.prover.graph.GraphSearch;
import io.github.kingfell.prover.mobility.MobilityClasses;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.rules.check.MateProof;
import io.github.kingfell.rules.check.RejectedProofException;
import io.github.kingfell.search.SearchControl;
import java.util.Optional;

/**
 * The search for a mate by one colour: first for any mate within the bound, then for shorter and shorter ones until a
 * shorter mate is disproved. {@link DfPn} searches, after a while in turns with {@link MobilityClasses} and
 * {@link GraphSearch}, after the first mate also with the {@link Floor}; {@link Findings} hold the results. Every proof
 * is checked before it counts. The search may be interrupted and resumed at any time on the calling thread.
 */
public final class MateSolver {
    /** The state of a solver. */
    public enum State {
        SEARCHING,
        /** There is no mate within the bound. */
        DISPROVED,
        /** There is a mate, and no shorter one; or no shorter one was asked for. */
        PROVED,
        MEMORY_FULL,
        /** The checker refused a proof. */
        REJECTED
    }

    /** Another thread's part in the search; it may continue at any time, also after the end. */
    @FunctionalInterface
    public interface Worker {
        /**
         * Continues the search on the calling thread.
         *
         * @param wanted nodes to visit, approximately; the control's limit is kept exactly
         * @return nodes visited; 0 when the solver has nothing to search or the control allows no more nodes
         */
        long advance(long wanted, SearchControl control);
    }

    private final ProofTable table;
    private final Method method;
    private final Position root;
    private final int[] rootMoves;
    private final int attacker;
    private final int longest;
    private final WorkerPaths paths;
    private final DfPn search;
    private final GraphSearch graphs;
    private final MobilityClasses classes;
    private final Floor floor;
    private final Findings findings;
    private final Certification certification;
    private final boolean hopeless;
    private int proofNumber = 1;
    private long earlierNodes;
    private int turns;

    /** Makes a solver with all refinements and no exact values. */
    public MateSolver(ProofTable table, Position root, int[] rootMoves, int attacker, int bound, boolean shorten) {
        this(table, root, rootMoves, attacker, bound, shorten, Method.PLAIN);
    }

    /**
     * @param table the transposition table, whose entries are used
     * @param root with its game history; copied
     * @param rootMoves the only moves searched at the root, empty for all
     * @param bound the greatest number of moves of the attacker, at least 1
     * @param shorten whether to continue after the first mate
     */
    public MateSolver(
            ProofTable table, Position root, int[] rootMoves, int attacker, int bound, boolean shorten, Method method) {
        this.table = table;
        this.method = method;
        this.root = root.copy();
        this.rootMoves = rootMoves.clone();
        this.attacker = attacker;
        longest = bound;
        findings = new Findings(bound, shorten);
        paths = new WorkerPaths(DfPn.plies(bound));
        search = new DfPn(table, bound, paths, method);
        graphs = new GraphSearch(this.root, this.rootMoves, attacker, GraphSearch.capacity(table.bytes()));
        classes = new MobilityClasses(table, this.root, this.rootMoves, attacker, bound, method);
        floor = new Floor(table, this.root, this.rootMoves, attacker);
        certification = new Certification(table, method, this.root, this.rootMoves, attacker, findings, this::nodes);
        search.begin(root, this.rootMoves, attacker);
        hopeless = search.isHopeless();
    }

    /** Returns a worker for one more thread. */
    public Worker worker() {
        DfPn worker = new DfPn(table, longest, paths, method);
        worker.begin(root, rootMoves, attacker);
        return (wanted, control) -> {
            long before = worker.nodes();
            TurnBounds.TurnAim aim = findings.aim();
            if (isSearching() && aim.bound() > 0) {
                worker.search(aim, wanted, control);
            }
            return worker.nodes() - before;
        };
    }

    public State state() {
        return findings.state();
    }

    /** Returns whether not even a bare king could be mated. */
    public boolean isHopeless() {
        return hopeless;
    }

    public boolean isSearching() {
        return findings.isSearching();
    }

    /** Returns the shortest mate proved so far. */
    public Optional<MateCertificate> best() {
        return findings.best();
    }

    /** Returns the number of moves in which there is no mate; 0 when nothing is disproven. */
    public int disproved() {
        return findings.disproved();
    }

    /** Returns the nodes visited so far, those before a {@link #restore} included. */
    public long nodes() {
        return earlierNodes + nodesWithoutFloor() + floor.nodes();
    }

    private long nodesWithoutFloor() {
        return search.nodes() + certification.nodes() + graphs.nodes() + classes.nodes();
    }

    /**
     * Returns the root's proof number at the last turn that searched to the whole bound: the work that a mate is
     * expected to take.
     */
    int proofNumber() {
        return proofNumber;
    }

    /** Returns the memory in use, in permille. */
    public int permilleUsed() {
        return table.hashfull();
    }

    /** Takes over a certified mate of the same question, so that only shorter ones are looked for. */
    public void know(MateCertificate mate) {
        findings.learn(mate);
    }

    /** Returns the state that a checkpoint saves beside the transposition table. */
    public SolverState save() {
        return findings.save(nodes(), turns);
    }

    /**
     * Continues another solver of the same question from its state, on the transposition table that goes with it. It
     * must be called before the first turn.
     */
    public void restore(SolverState saved) {
        earlierNodes = saved.nodes();
        turns = saved.turns();
        findings.restore(saved, saved.proof().map(this::recall));
    }

    private MateCertificate recall(MateProof proof) {
        try {
            return certification.check(proof);
        } catch (RejectedProofException e) {
            throw new IllegalArgumentException("the proof belongs to another question", e);
        }
    }

    /**
     * Continues the search.
     *
     * @param wanted nodes to visit, approximately; the control's limit is kept exactly
     * @return nodes visited; 0 when the control allows no more nodes
     */
    public long advance(long wanted, SearchControl control) {
        long before = nodes();
        boolean goesOn = true;
        if (!isTurnOfClasses() && !isTurnOfFloor()) {
            turns++;
        }
        while (goesOn && isSearching() && nodes() - before < wanted) {
            long left = wanted - (nodes() - before);
            if (graphs.isDue(search.nodes(), best())) {
                goesOn = searchGraph(left, control);
            } else if (isTurnOfClasses()) {
                goesOn = searchClass(left, control);
            } else if (isTurnOfFloor()) {
                goesOn = searchFloor(left, control);
            } else {
                goesOn = searchTree(left, control);
            }
        }
        boolean isLastTurn = !goesOn && !control.isOutOfTime();
        findings.waiting().ifPresent(mate -> certification.writeWhenDue(mate, isLastTurn, control));
        return nodes() - before;
    }

    private boolean isTurnOfClasses() {
        return findings.leaveAllOpen() && classes.isDue(search.nodes());
    }

    private boolean isTurnOfFloor() {
        return findings.hasMate() && floor.isDue(nodesWithoutFloor(), disproved(), findings.bound());
    }

    // ---- the searches ----

    /** @return false when the control allows no more nodes */
    private boolean searchTree(long wanted, SearchControl control) {
        long before = nodes();
        TurnBounds.TurnAim aim = aimOfTurn();
        search.search(aim, wanted, control);
        if (aim.bound() == findings.bound()) {
            proofNumber = search.proof();
        }
        if (search.proof() == 0) {
            findings.foundWith(aim.numbers());
            certification.accept(new Findings.FoundMate(search.move(), search.length()), control);
            return true;
        }
        if (search.disproof() == 0) {
            disprove(aim.bound(), control);
            return true;
        }
        return nodes() > before;
    }

    private void disprove(int moves, SearchControl control) {
        findings.disprove(moves);
        findings.shortestWaiting().ifPresent(mate -> certification.write(mate, control));
    }

    /** Returns the aim of the present turn. */
    public TurnBounds.TurnAim aimOfTurn() {
        return findings.leaveAllOpen()
                ? TurnBounds.of(turns, earlierNodes + search.nodes(), disproved(), findings.bound())
                : findings.aim();
    }

    /** @return false when the control allows no more nodes */
    private boolean searchGraph(long wanted, SearchControl control) {
        long before = nodes();
        Optional<MateProof> proof =
                graphs.advance(best(), findings.bound(), Math.min(GraphSearch.TURN, wanted), control);
        if (proof.isPresent()) {
            certification.accept(proof.get());
        }
        return nodes() > before || graphs.isFinished(best());
    }

    /** @return false when the control allows no more nodes */
    private boolean searchClass(long wanted, SearchControl control) {
        long before = nodes();
        if (classes.advance(findings.bound(), Math.min(MobilityClasses.TURN, wanted), control)) {
            findings.foundInClass();
            certification.accept(new Findings.FoundMate(classes.move(), classes.length()), control);
        }
        return nodes() > before;
    }

    /** @return false when the control allows no more nodes */
    private boolean searchFloor(long wanted, SearchControl control) {
        long before = nodes();
        Floor.FloorVerdict verdict = floor.advance(disproved(), wanted, control);
        switch (verdict) {
            case MATES -> certification.accept(new Findings.FoundMate(floor.move(), floor.length()), control);
            case REFUTED -> disprove(floor.length(), control);
            case UNDECIDED -> {}
        }
        // A length that the transposition table knows costs nothing.
        return verdict != Floor.FloorVerdict.UNDECIDED || nodes() > before;
    }
}
