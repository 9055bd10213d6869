package io.github.kingfell.prover.solver;

import io.github.kingfell.prover.dfpn.Method;
import io.github.kingfell.prover.dfpn.ProofTable;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.search.SearchControl;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * One line of a {@link MateSearch}: the mate of some root moves, by either side. It shares its nodes between two
 * solvers. At first the side to move gets most of them, because a user usually asks about that side; soon that side
 * which the proof numbers of the two searches favour. After some thousand nodes the root's proof number is nearly
 * always smaller for the side that mates.
 */
final class MateLine {
    /** One node in this many goes to the mate of the other side, which is the less likely one. */
    private static final int OTHER_SIDES_SHARE = 8;

    /** The share later on, when the nodes so far were not enough for the other side's mate. */
    private static final int OTHER_SIDES_LATE_SHARE = 32;

    /** Nodes of the likely side before the late share begins. */
    private static final long LATE_NODES = 100_000;

    /** Each solver's nodes before their proof numbers are compared. */
    private static final long NODES_TO_COMPARE = 1024;

    /** The same share where the side to move has too little material to mate without help. */
    private static final int SHARE_AGAINST_WEAK_SIDE = 2;

    /** The share where the tables show that it could not mate even a bare king. */
    private static final int HOPELESS_SHARE = 64;

    /**
     * A turn is a fraction of the line's nodes so far, within these bounds. With fewer nodes, a solver deep in a
     * position would not get beyond where it was before; a solver that has just begun need not make another search
     * wait.
     */
    private static final int TURN_SHARE = 4;

    private static final long SHORTEST_TURN = 1024;
    static final long LONGEST_TURN = 16_384;

    private final MateSolver mating;
    private final MateSolver mated;
    private final boolean allMoves;
    private final boolean againstWeakSide;
    private final boolean isOpen;
    private final AtomicInteger workers = new AtomicInteger(1);
    private Optional<MateCertificate> told = Optional.empty();
    private volatile boolean outOfNodes;

    /**
     * @param root with its game history; copied
     * @param only the only root moves searched, empty for all
     * @param bound the greatest length of a mate, in moves
     * @param shorten whether to continue after the first mate
     * @param isOpen whether either side's mate is an answer, so that the likelier one is looked for first; otherwise
     *     the side to move's
     */
    MateLine(ProofTable table, Position root, int[] only, int bound, boolean shorten, boolean isOpen, Method method) {
        int us = root.sideToMove();
        mating = new MateSolver(table, root, only, us, bound, shorten, method);
        mated = new MateSolver(table, root, only, us ^ 1, bound, shorten, method);
        allMoves = only.length == 0;
        this.isOpen = isOpen;
        againstWeakSide = isWeak(root, us);
    }

    /** Returns whether a side has a minor piece at most. */
    private static boolean isWeak(Position root, int color) {
        long minors = root.pieces(color, Piece.KNIGHT) | root.pieces(color, Piece.BISHOP);
        long all = root.color(color);
        return !Bitboard.several(minors) && (all ^ minors) == root.pieces(color, Piece.KING);
    }

    /** Returns the solver for a mate by the side to move. */
    MateSolver mating() {
        return mating;
    }

    /** Returns the solver for a mate by the other side. */
    MateSolver mated() {
        return mated;
    }

    /** Returns the solver of the side that {@link #best} is about, or of the side to move. */
    MateSolver leading() {
        return mated.best().isPresent() ? mated : mating;
    }

    Optional<MateCertificate> best() {
        return mating.best().or(mated::best);
    }

    /** Returns whether the line searches all root moves. */
    boolean hasAllMoves() {
        return allMoves;
    }

    /** Returns the nodes visited by all workers. */
    long nodes() {
        return mating.nodes() + mated.nodes();
    }

    /** Returns whether the line's mate is by the side that is not to move. */
    boolean isAboutOther() {
        return mated.best().isPresent() || !mating.isSearching();
    }

    boolean isFinished() {
        return outOfNodes || isSettled();
    }

    private boolean isSettled() {
        return !mating.isSearching() && !isLookingForOther() || mated.best().isPresent() && !mated.isSearching();
    }

    /**
     * Returns whether the other side's mate is still looked for. It is not once the side to move has one, because only
     * one side can mate.
     */
    private boolean isLookingForOther() {
        return mated.isSearching() && mating.best().isEmpty();
    }

    /** Returns the mate, unless an earlier call returned the same one. */
    Optional<MateCertificate> news() {
        Optional<MateCertificate> best = best();
        if (best.equals(told)) {
            return Optional.empty();
        }
        told = best;
        return best;
    }

    /** Takes over a mate that has been reported already, so that only shorter ones are looked for. */
    void know(MateCertificate mate) {
        if (best().filter(own -> Math.abs(own.moves()) <= Math.abs(mate.moves()))
                .isEmpty()) {
            (mate.moves() > 0 ? mating : mated).know(mate);
            told = best();
        }
    }

    /**
     * Continues the line as its first worker.
     *
     * @return nodes visited
     */
    long advance(long nodes, SearchControl control) {
        long visited = 0;
        while (visited < nodes && !isFinished()) {
            MateSolver solver = next();
            long used = solver.advance(turn(), control);
            visited += used;
            if (used == 0 && solver.isSearching()) {
                // A limit may leave a few nodes that are too few for the next expansion.
                outOfNodes = !isSettled();
                return visited;
            }
        }
        return visited;
    }

    /** Returns the nodes of a turn. */
    long turn() {
        return Math.max(SHORTEST_TURN, Math.min(LONGEST_TURN, nodes() / TURN_SHARE / workers.get()));
    }

    /** Returns the workers for one more thread, of the solvers for a mate by the side to move and by the other side. */
    List<MateSolver.Worker> furtherWorkers() {
        workers.incrementAndGet();
        return List.of(mating.worker(), mated.worker());
    }

    /** Returns the solver that gets the next turn, whichever worker takes it. */
    MateSolver next() {
        if (isAboutOther()) {
            return mated;
        }
        if (!isLookingForOther()) {
            return mating;
        }
        long matingNodes = mating.nodesDealt();
        long matedNodes = mated.nodesDealt();
        if (mating.isHopeless() != mated.isHopeless()) {
            long hopeless = mating.isHopeless() ? matingNodes : matedNodes;
            long other = mating.isHopeless() ? matedNodes : matingNodes;
            return mating.isHopeless() == hopeless * (HOPELESS_SHARE - 1) < other ? mating : mated;
        }
        if (isMatedLikelier()) {
            return matingNodes < othersDue(matedNodes) ? mating : mated;
        }
        long due = againstWeakSide ? matingNodes / (SHARE_AGAINST_WEAK_SIDE - 1) : othersDue(matingNodes);
        return matedNodes < due ? mated : mating;
    }

    private boolean isMatedLikelier() {
        return isOpen
                && Math.min(mating.nodes(), mated.nodes()) >= NODES_TO_COMPARE
                && mated.proofNumber() < mating.proofNumber();
    }

    /** Returns the nodes due to the less likely side's mate when the other one has had this many. */
    private static long othersDue(long likelier) {
        long early = Math.min(likelier, LATE_NODES);
        return early / (OTHER_SIDES_SHARE - 1) + (likelier - early) / (OTHER_SIDES_LATE_SHARE - 1);
    }
}
