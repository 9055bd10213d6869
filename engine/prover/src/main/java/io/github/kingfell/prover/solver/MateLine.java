package io.github.kingfell.prover.solver;

import io.github.kingfell.prover.dfpn.Method;
import io.github.kingfell.prover.dfpn.ProofTable;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.search.SearchControl;
import java.util.Optional;

/**
 * One line of a {@link MateSearch}: the mate of some root moves, by either side. It shares its nodes between two
 * solvers. The side to move gets most of them, because who asks mostly means that side.
 */
final class MateLine {
    /** The other side's mate gets one node in this many. */
    private static final int OTHER_SIDES_SHARE = 8;

    /** The same after some time: that side's mate was missed with the nodes it had. */
    private static final int OTHER_SIDES_LATE_SHARE = 32;

    /** Nodes for the side to move until then. */
    private static final long LATE_NODES = 100_000;

    /** The same where the side to move has too little to mate without help. */
    private static final int SHARE_AGAINST_WEAK_SIDE = 2;

    /** The same where the tables say that it would not even mate a bare king. */
    private static final int HOPELESS_SHARE = 64;

    /**
     * A turn is a share of the line's nodes so far, within these bounds: a solver deep in a position would with fewer
     * nodes not come beyond where it was before, and one that has just begun need not keep another search waiting.
     */
    private static final int TURN_SHARE = 4;

    private static final long SHORTEST_TURN = 1024;
    static final long LONGEST_TURN = 16_384;

    private final MateSolver mating;
    private final MateSolver mated;
    private final boolean allMoves;
    private final boolean againstWeakSide;
    private Optional<MateCertificate> told = Optional.empty();
    private boolean outOfNodes;

    /**
     * @param root with its game history; copied
     * @param only the only root moves that count, empty for all
     * @param bound the most moves of a mate
     * @param shorten whether to go on after the first mate
     */
    MateLine(ProofTable table, Position root, int[] only, int bound, boolean shorten, Method method) {
        int us = root.sideToMove();
        mating = new MateSolver(table, root, only, us, bound, shorten, method);
        mated = new MateSolver(table, root, only, us ^ 1, bound, shorten, method);
        allMoves = only.length == 0;
        againstWeakSide = isWeak(root, us);
    }

    /** A minor piece at most. */
    private static boolean isWeak(Position root, int color) {
        long minors = root.men(color, Piece.KNIGHT) | root.men(color, Piece.BISHOP);
        long all = root.color(color);
        return !Bitboard.several(minors) && (all ^ minors) == root.men(color, Piece.KING);
    }

    /** Looks for a mate by the side to move. */
    MateSolver mating() {
        return mating;
    }

    /** Looks for one by the other side. */
    MateSolver mated() {
        return mated;
    }

    /** The solver of the side that {@link #best} is about, or of the side to move. */
    MateSolver leading() {
        return mated.best().isPresent() ? mated : mating;
    }

    Optional<MateCertificate> best() {
        return mating.best().or(mated::best);
    }

    /** True when all root moves count. */
    boolean hasAllMoves() {
        return allMoves;
    }

    long nodes() {
        return mating.nodes() + mated.nodes();
    }

    /** True when the line is about the mate by the side that is not to move. */
    boolean isAboutOther() {
        return mated.best().isPresent() || !mating.isSearching();
    }

    boolean isFinished() {
        return outOfNodes || isSettled();
    }

    private boolean isSettled() {
        return !mating.isSearching() && !isLookingForOther() || mated.best().isPresent() && !mated.isSearching();
    }

    /** Only one side can mate. */
    private boolean isLookingForOther() {
        return mated.isSearching() && mating.best().isEmpty();
    }

    /** The mate, unless this was asked before and the mate is the same. */
    Optional<MateCertificate> news() {
        Optional<MateCertificate> best = best();
        if (best.equals(told)) {
            return Optional.empty();
        }
        told = best;
        return best;
    }

    /** Takes over a mate that somebody else has told already, so that only shorter ones are looked for. */
    void know(MateCertificate mate) {
        if (best().filter(own -> Math.abs(own.moves()) <= Math.abs(mate.moves()))
                .isEmpty()) {
            (mate.moves() > 0 ? mating : mated).know(mate);
            told = best();
        }
    }

    void advance(long nodes, SearchControl control) {
        long left = nodes;
        while (left > 0 && !isFinished()) {
            long turn = Math.max(SHORTEST_TURN, Math.min(LONGEST_TURN, nodes() / TURN_SHARE));
            long used = next().advance(turn, control);
            left -= used;
            if (used == 0) {
                // A limit may leave a few nodes that are too few for the next expansion.
                outOfNodes = !isSettled();
                return;
            }
        }
    }

    private MateSolver next() {
        if (isAboutOther()) {
            return mated;
        }
        if (!isLookingForOther()) {
            return mating;
        }
        if (mating.isHopeless() != mated.isHopeless()) {
            MateSolver hopeless = mating.isHopeless() ? mating : mated;
            MateSolver other = mating.isHopeless() ? mated : mating;
            return hopeless.nodes() * (HOPELESS_SHARE - 1) < other.nodes() ? hopeless : other;
        }
        return mated.nodes() < othersDue(mating.nodes()) ? mated : mating;
    }

    /** What the other side's mate is due when that of the side to move had this many nodes. */
    private long othersDue(long ours) {
        if (againstWeakSide) {
            return ours / (SHARE_AGAINST_WEAK_SIDE - 1);
        }
        long early = Math.min(ours, LATE_NODES);
        return early / (OTHER_SIDES_SHARE - 1) + (ours - early) / (OTHER_SIDES_LATE_SHARE - 1);
    }
}
