package io.github.kingfell.prover.solver;

import io.github.kingfell.prover.dfpn.BusyNodes;
import io.github.kingfell.prover.dfpn.DfPn;
import io.github.kingfell.prover.dfpn.Method;
import io.github.kingfell.prover.dfpn.ProofTable;
import io.github.kingfell.prover.dfpn.TurnBounds;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.rules.check.MateProof;
import io.github.kingfell.rules.check.RejectedProofException;
import io.github.kingfell.search.SearchControl;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The search for a mate by one colour: first for any mate within the bound, then for shorter and shorter ones until a
 * shorter mate is disproved. {@link DfPn} searches, after a while in turns with {@link SoleSearches}; {@link Findings}
 * hold the results. Every proof is checked before it counts. The search may be interrupted and resumed at any time on
 * the calling thread. Further workers may search beside it.
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
    private final BusyNodes busy = new BusyNodes();
    private final Findings findings;
    private final Certification certification;
    private final SoleSearches others;
    private final SolverNodes nodes = new SolverNodes();
    private final AtomicInteger turns = new AtomicInteger();
    private final SolverWorker first;
    private final boolean hopeless;

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
        certification =
                new Certification(table, method, this.root, this.rootMoves, attacker, findings, nodes, busy::interrupt);
        others = new SoleSearches(table, method, this.root, this.rootMoves, attacker, findings, certification, nodes);
        DfPn search = dfpn();
        hopeless = search.isHopeless();
        first = worker(search);
    }

    private DfPn dfpn() {
        DfPn search = new DfPn(table, longest, busy, method);
        search.begin(root, rootMoves, attacker);
        return search;
    }

    private SolverWorker worker(DfPn search) {
        return new SolverWorker(search, others, findings, certification, nodes, turns);
    }

    /** Returns a worker for one more thread. */
    public Worker worker() {
        return worker(dfpn());
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

    /** Returns the nodes that all workers have visited so far, those before a {@link #restore} included. */
    public long nodes() {
        return nodes.all();
    }

    /** Returns these nodes, and those that the present turns may visit. */
    long nodesDealt() {
        return nodes.dealt();
    }

    /**
     * Returns the root's proof number at the first worker's last turn that searched to the whole bound: the work that a
     * mate is expected to take.
     */
    int proofNumber() {
        return first.proofNumber();
    }

    /** Returns the memory in use, in permille. */
    public int permilleUsed() {
        return table.hashfull();
    }

    /** Takes over a certified mate of the same question, so that only shorter ones are looked for. */
    public void know(MateCertificate mate) {
        certification.know(mate);
    }

    /** Returns the state that a checkpoint saves beside the transposition table. */
    public SolverState save() {
        return certification.save(turns.get());
    }

    /**
     * Continues another solver of the same question from its state, on the transposition table that goes with it. It
     * must be called before the first turn.
     */
    public void restore(SolverState saved) {
        nodes.setEarlier(saved.nodes());
        turns.set(saved.turns());
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
     * Continues the search as its first worker.
     *
     * @param wanted nodes to visit, approximately; the control's limit is kept exactly
     * @return nodes visited by this call; 0 when the control allows no more nodes, or another worker has ended the
     *     search
     */
    public long advance(long wanted, SearchControl control) {
        return first.advance(wanted, control);
    }

    /** Returns the aim of the latest turn. */
    public TurnBounds.TurnAim aimOfTurn() {
        return first.aim(turns.get());
    }
}
