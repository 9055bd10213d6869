package io.github.kingfell.engine.proof;

import io.github.kingfell.engine.search.SearchControl;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.rules.check.MateProof;
import io.github.kingfell.rules.check.ProofChecker;
import io.github.kingfell.rules.check.RejectedProofException;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The search for a mate by one colour: first any mate within the bound, then ever shorter ones until the next shorter is
 * disproved. Every proof is checked before it counts. It may be interrupted and resumed at any time on the calling thread.
 */
final class MateSolver {
    private static final Logger LOG = LoggerFactory.getLogger(MateSolver.class);

    /** Longer mates than this need a capture or a pawn move on the way, or the fifty-move rule spoils them. */
    private static final int LONGEST_WITHOUT_ZEROING = 50;

    /** Numbers of a proof that is written at once. A larger one waits until the search has visited as many nodes. */
    private static final int SMALL_PROOF = 1 << 16;

    /** Nodes before graphs are searched too: most mates are found with fewer. */
    private static final long NODES_WITHOUT_GRAPHS = 1_000_000;

    /** Graphs get one node in so many. */
    private static final int GRAPH_SHARE = 8;

    private static final int MOST_DEFENCES = 1 << 21;

    private static final long GRAPH_TURN = 4_096;

    /**
     * Memory of the table for each defence of a graph. A defence takes some 120 bytes with all that comes with it, so a graph
     * is a quarter of the table, and finds room beside tables that fill their part of the heap.
     */
    private static final int TABLE_BYTES_PER_DEFENCE = 512;

    /** A table that has lost parts of a proof this often is too small for it. */
    private static final int MOST_LOSSES = 8;

    /** How far a solver has come. */
    enum State {
        SEARCHING,
        /** There is no mate within the bound. */
        DISPROVED,
        /** There is a mate, and none shorter; or none shorter was asked for. */
        PROVED,
        MEMORY_FULL,
        /** The checker refused a proof. */
        REJECTED
    }

    /** Another thread's part in the search; it may search on at any time, also after the end. */
    @FunctionalInterface
    interface Worker {
        /**
         * Searches on, on the calling thread.
         *
         * @param wanted nodes to visit, more or less; the control's limit is kept exactly
         * @return nodes visited; 0 when the solver does not search or the control forbids to go on
         */
        long advance(long wanted, SearchControl control);
    }

    /**
     * A mate that the search has found and nobody has checked.
     *
     * @param move the attacker's first, {@link Move#NONE} when the defender begins
     * @param length moves to mate
     */
    private record FoundMate(int move, int length) {}

    private final ProofTable table;
    private final DfPn search;
    private final DfPn repair;
    private final GraphSearch graphs;
    private final Position root;
    private final int[] rootMoves;
    private final int attacker;
    private final boolean shorten;
    private final boolean hopeless;
    private final Method method;

    private final int longest;
    private final WorkerPaths paths;

    // Workers read these.
    private volatile State state = State.SEARCHING;
    private volatile Optional<MateCertificate> best = Optional.empty();
    private volatile int bound;

    /** The set in which the mate was found: its numbers know most of shorter ones. */
    private volatile int numbers = TurnBounds.COMMON;

    /** A mate that was found and is too large to be written yet; shorter ones are looked for meanwhile. */
    private Optional<FoundMate> waiting = Optional.empty();

    /** Nodes at which the last proof was written, and those before which no other is tried. */
    private long lastWriting;

    private long nextWriting;

    private long earlierNodes;
    private int disproved;
    private int turns;
    private boolean refused;
    private int losses;

    /** With all refinements and no exact values. */
    MateSolver(ProofTable table, Position root, int[] rootMoves, int attacker, int bound, boolean shorten) {
        this(table, root, rootMoves, attacker, bound, shorten, Method.PLAIN);
    }

    /**
     * @param table what it knows already is used
     * @param root with its game history; copied
     * @param rootMoves the only moves that count at the root, empty for all
     * @param bound the most moves of the attacker, at least 1
     * @param shorten whether to go on after the first mate
     */
    MateSolver(
            ProofTable table, Position root, int[] rootMoves, int attacker, int bound, boolean shorten, Method method) {
        this.table = table;
        this.method = method;
        this.root = root.copy();
        this.rootMoves = rootMoves.clone();
        this.attacker = attacker;
        this.bound = bound;
        this.shorten = shorten;
        longest = bound;
        paths = new WorkerPaths(DfPn.plies(bound));
        search = new DfPn(table, bound, paths, method);
        repair = new DfPn(table, bound);
        int capacity = (int) Math.min(MOST_DEFENCES, table.bytes() / TABLE_BYTES_PER_DEFENCE);
        graphs = new GraphSearch(this.root, this.rootMoves, attacker, capacity);
        search.begin(root, this.rootMoves, attacker);
        hopeless = search.likelyLength() == BareKing.NEVER;
    }

    /** A worker for one more thread. */
    Worker worker() {
        DfPn worker = new DfPn(table, longest, paths, method);
        worker.begin(root, rootMoves, attacker);
        return (wanted, control) -> {
            long before = worker.nodes();
            int current = bound;
            if (isSearching() && current > 0) {
                worker.search(new TurnBounds.Aim(current, numbers), wanted, control);
            }
            return worker.nodes() - before;
        };
    }

    State state() {
        return state;
    }

    /** True when not even a bare king could be mated. */
    boolean isHopeless() {
        return hopeless;
    }

    boolean isSearching() {
        return state == State.SEARCHING;
    }

    /** The shortest mate proved so far. */
    Optional<MateCertificate> best() {
        return best;
    }

    /** Takes a certified mate of the same question over, so that only shorter ones are looked for. */
    void know(MateCertificate mate) {
        // Anything longer than the bound is no news.
        if (isSearching() && Math.abs(mate.moves()) <= certifiedBound()) {
            certify(mate);
        }
    }

    /** The bound without a mate that waits. */
    private int certifiedBound() {
        return waiting.isEmpty()
                ? bound
                : best.map(mate -> Math.abs(mate.moves()) - 1).orElse(longest);
    }

    /** The mate counts from now on; one that waits goes on waiting if it is shorter. */
    private void certify(MateCertificate mate) {
        best = Optional.of(mate);
        if (waiting.filter(shorter -> shorter.length < Math.abs(mate.moves())).isEmpty()) {
            waiting = Optional.empty();
            search(mate.moves());
        }
    }

    /** What a checkpoint keeps beside the table. */
    SolverState save() {
        return new SolverState(
                nodes(),
                turns,
                state,
                certifiedBound(),
                disproved,
                numbers,
                losses,
                refused,
                best.map(MateCertificate::proof));
    }

    /** Goes on where another solver of the same question was, on the table that goes with it. Before the first turn. */
    void restore(SolverState saved) {
        earlierNodes = saved.nodes();
        turns = saved.turns();
        bound = Math.min(longest, saved.bound());
        disproved = saved.disproved();
        numbers = saved.numbers();
        losses = saved.losses();
        refused = saved.refused();
        state = saved.state();
        saved.proof().ifPresent(this::recall);
    }

    private void recall(MateProof proof) {
        try {
            best = Optional.of(ProofChecker.check(root, rootMoves, proof));
        } catch (RejectedProofException e) {
            throw new IllegalArgumentException("a proof of another question", e);
        }
    }

    /** There is no mate in this many moves; 0 when nothing is known. */
    int disproved() {
        return disproved;
    }

    /** Nodes visited so far, those before a {@link #restore} included. */
    long nodes() {
        return earlierNodes + search.nodes() + repair.nodes() + graphs.nodes();
    }

    /** How much of the memory is in use, in permille. */
    int permilleUsed() {
        return table.hashfull();
    }

    /**
     * Searches on.
     *
     * @param wanted nodes to visit, more or less; the control's limit is kept exactly
     * @return nodes visited; 0 when the control forbids to go on
     */
    long advance(long wanted, SearchControl control) {
        long before = nodes();
        boolean isOver = false;
        turns++;
        while (isSearching() && nodes() - before < wanted) {
            long last = nodes();
            long left = wanted - (last - before);
            if (isGraphsTurn()) {
                graphs.advance(best, bound, Math.min(GRAPH_TURN, left), control).ifPresent(this::accept);
                if (nodes() == last && !graphs.isFinished(best)) {
                    isOver = true;
                    break;
                }
                continue;
            }
            TurnBounds.Aim aim = aimOfTurn();
            search.search(aim, left, control);
            if (search.proof() == 0) {
                numbers = aim.numbers();
                accept(control);
            } else if (search.disproof() == 0) {
                refute(aim.bound(), control);
            } else if (nodes() == last) {
                isOver = true;
                break;
            }
        }
        writeWhatIsDue(isOver && !control.isOutOfTime(), control);
        return nodes() - before;
    }

    /** What the present turn looks for. */
    TurnBounds.Aim aimOfTurn() {
        return best.isEmpty() && waiting.isEmpty()
                ? TurnBounds.of(turns, earlierNodes + search.nodes(), disproved, bound)
                : new TurnBounds.Aim(bound, numbers);
    }

    private boolean isGraphsTurn() {
        return search.nodes() >= NODES_WITHOUT_GRAPHS
                && !graphs.isFinished(best)
                && graphs.nodes() * (GRAPH_SHARE - 1) < search.nodes() - NODES_WITHOUT_GRAPHS;
    }

    /** A graph knows nothing of clocks and game history either; the search goes on without a proof that is refused. */
    private void accept(MateProof proof) {
        try {
            certify(ProofChecker.check(root, rootMoves, proof));
        } catch (RejectedProofException e) {
            LOG.debug("a proof from a graph was refused: {}", e.getMessage());
        }
    }

    /**
     * The search has proved a mate. Its proof is written at once when it is the first, or the last that is wanted; otherwise when
     * the turn is over, because until then a shorter mate may make it needless.
     */
    private void accept(SearchControl control) {
        FoundMate mate = new FoundMate(attacker == root.sideToMove() ? search.move() : Move.NONE, search.length());
        boolean isLast = !shorten || mate.length - 1 <= disproved;
        boolean isFirst = best.isEmpty() && nodes() >= nextWriting;
        boolean isWritten =
                isLast && write(mate, Integer.MAX_VALUE, control) || isFirst && write(mate, affordable(), control);
        if (!isWritten) {
            waiting = Optional.of(mate);
            tighten(mate.length - 1);
        }
    }

    /** @param all however large it is */
    private void writeWhatIsDue(boolean all, SearchControl control) {
        if (waiting.isPresent() && (all || nodes() >= nextWriting)) {
            write(waiting.get(), all ? Integer.MAX_VALUE : affordable(), control);
        }
    }

    private int affordable() {
        return (int) Math.max(SMALL_PROOF, Math.min(Integer.MAX_VALUE, nodes() - lastWriting));
    }

    /**
     * Writes and checks the proof of a mate.
     *
     * @param most numbers that it may have
     * @return false when it has more; then it is not tried again before the search has visited as many nodes
     */
    private boolean write(FoundMate mate, int most, SearchControl control) {
        try {
            MateProof proof = new TableProofWriter(table, method.leaves().get(), repair, root, attacker, control)
                    .write(rootMoves, mate.move, mate.length, most);
            best = Optional.of(ProofChecker.check(root, rootMoves, proof));
            lastWriting = nodes();
            waiting = Optional.empty();
            search(best.get().moves());
        } catch (LargeProofException e) {
            nextWriting = nodes() + most;
            return false;
        } catch (IncompleteProofException e) {
            forgetWaiting();
            if (++losses > MOST_LOSSES) {
                state = State.MEMORY_FULL;
            }
        } catch (RejectedProofException e) {
            // The table knows nothing of clocks and game history; a shorter mate may escape the draw.
            LOG.debug("a proof was refused: {}", e.getMessage());
            refused = true;
            waiting = Optional.empty();
            tighten(Math.min(mate.length - 1, LONGEST_WITHOUT_ZEROING));
        }
        return true;
    }

    /** What was found and cannot be proved is looked for again. */
    private void forgetWaiting() {
        bound = certifiedBound();
        waiting = Optional.empty();
    }

    /** A mate of this signed length is certified: the next must be shorter. */
    private void search(int moves) {
        int next = Math.abs(moves) - 1;
        if (!shorten || next <= disproved) {
            state = State.PROVED;
        } else {
            tighten(next);
        }
    }

    private void tighten(int newBound) {
        bound = newBound;
        if (bound < 1) {
            state = best.isPresent() ? State.PROVED : State.REJECTED;
        }
    }

    private void refute(int refuted, SearchControl control) {
        disproved = Math.max(disproved, refuted);
        if (refuted < bound) {
            return;
        }
        if (waiting.isPresent()) {
            // Now it is the shortest; the proof decides what comes next.
            write(waiting.get(), Integer.MAX_VALUE, control);
        } else if (best.isPresent()) {
            state = State.PROVED;
        } else {
            state = refused ? State.REJECTED : State.DISPROVED;
        }
    }
}
