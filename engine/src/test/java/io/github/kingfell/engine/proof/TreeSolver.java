package io.github.kingfell.engine.proof;

import io.github.kingfell.engine.board.Position;
import io.github.kingfell.engine.check.MateCertificate;
import io.github.kingfell.engine.check.ProofChecker;
import io.github.kingfell.engine.check.RejectedProofException;
import io.github.kingfell.engine.search.SearchControl;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Solves with the tree of 1994 ({@link ProofNumberSearch}): the oracle for {@link DfPnSolver}. */
final class TreeSolver implements MateSolver {
    private static final Logger LOG = LoggerFactory.getLogger(TreeSolver.class);

    /** A bold attempt at a much shorter mate may cost as much as the last proof did, and this at least. */
    private static final long LEAST_ATTEMPT = 10_000;

    private final ProofTree tree;
    private final ProofNumberSearch search;
    private final Position root;
    private final int[] rootMoves;
    private final int attacker;
    private final boolean shorten;

    private State state = State.SEARCHING;
    private Optional<MateCertificate> best = Optional.empty();

    /** There is no mate in this many moves, and none in fewer. */
    private int disproved;

    /** The bound of the search that runs. */
    private int bound;

    private long attemptLimit = Long.MAX_VALUE;
    private long nodesBefore;

    /**
     * @param tree in the hands of this solver until it is dropped
     * @param root with its game history; copied
     * @param rootMoves the only moves that count at the root, empty for all
     * @param bound the most moves of the attacker, at least 1
     * @param shorten whether to go on after the first mate
     */
    TreeSolver(ProofTree tree, Position root, int[] rootMoves, int attacker, int bound, boolean shorten) {
        this.tree = tree;
        this.root = root.copy();
        this.rootMoves = rootMoves.clone();
        this.attacker = attacker;
        this.shorten = shorten;
        search = new ProofNumberSearch(tree, this.root);
        begin(bound);
        settle();
    }

    @Override
    public Helper helper() {
        return (wanted, control) -> 0;
    }

    @Override
    public State state() {
        return state;
    }

    @Override
    public Optional<MateCertificate> best() {
        return best;
    }

    @Override
    public void know(MateCertificate mate) {
        throw new UnsupportedOperationException("an oracle is told nothing");
    }

    @Override
    public int disproved() {
        return disproved;
    }

    int bound() {
        return bound;
    }

    @Override
    public long nodes() {
        return nodesBefore + search.nodes();
    }

    @Override
    public int permilleUsed() {
        return tree.permilleUsed();
    }

    @Override
    public long advance(long wanted, SearchControl control) {
        long used = 0;
        int spent = 0;
        while (isSearching() && used < wanted) {
            int granted = control.poll(spent);
            spent = 0;
            if (granted <= 0) {
                break;
            }
            spent = search.run((int) Math.min(wanted - used, granted), granted, control);
            used += spent;
            boolean stuck = spent == 0 && !search.isFull();
            settle();
            if (stuck) {
                break;
            }
        }
        if (spent > 0) {
            control.poll(spent);
        }
        return used;
    }

    private void begin(int newBound) {
        bound = newBound;
        search.begin(root.copy(), rootMoves, attacker, newBound);
    }

    /** Draws the conclusions from a search that has come to an end, and begins the next. */
    private void settle() {
        if (search.isProved()) {
            accept();
        } else if (search.isDisproved()) {
            disproved = bound;
            next();
        } else if (search.isFull() || search.nodes() >= attemptLimit) {
            if (attemptLimit == Long.MAX_VALUE) {
                state = State.MEMORY_FULL;
            } else {
                // The bold attempt has failed. The next one takes the smallest step, and all the time it needs.
                attemptLimit = Long.MAX_VALUE;
                restart(length() - 1);
            }
        }
    }

    private void accept() {
        try {
            best = Optional.of(ProofChecker.check(root, rootMoves, search.proof()));
            attemptLimit = Math.max(LEAST_ATTEMPT, search.nodes());
            next();
        } catch (RejectedProofException e) {
            LOG.error("a proof was refused: {}", e.getMessage());
            state = State.REJECTED;
        }
    }

    private void next() {
        if (best.isEmpty()) {
            state = State.DISPROVED;
        } else if (!shorten || disproved >= length() - 1) {
            state = State.PROVED;
        } else {
            boolean bold = attemptLimit != Long.MAX_VALUE;
            restart(bold ? Math.max(disproved + 1, length() * 3 / 4) : length() - 1);
        }
    }

    private void restart(int newBound) {
        nodesBefore += search.nodes();
        begin(newBound);
        settle();
    }

    private int length() {
        return best.map(mate -> Math.abs(mate.moves())).orElse(0);
    }
}
