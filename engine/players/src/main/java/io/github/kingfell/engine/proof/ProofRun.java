package io.github.kingfell.engine.proof;

import io.github.kingfell.engine.search.Pv;
import io.github.kingfell.engine.search.Score;
import io.github.kingfell.engine.search.SearchControl;
import io.github.kingfell.engine.search.SearchInfo;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateCertificate;
import java.util.Optional;

/**
 * A search for mates that can be interrupted and resumed at any time on the calling thread. It looks for a mate by the
 * side to move and, with a small share of the nodes, for one by the other side.
 */
public final class ProofRun {
    /** The other side's mate gets one node in this many: who asks mostly means the side to move. */
    private static final int OTHER_SIDES_SHARE = 8;

    /** The same where the side to move has too little to mate without help. */
    private static final int SHARE_AGAINST_WEAK_SIDE = 2;

    /**
     * A turn is a share of the nodes so far, within these bounds: a solver deep in a position would with fewer nodes not
     * come beyond where it was before, and one that has just begun need not keep another search waiting.
     */
    private static final int TURN_SHARE = 4;

    private static final long SHORTEST_TURN = 1024;
    static final long LONGEST_TURN = 16_384;

    private final SearchControl control;
    private final MateSolver mating;
    private final MateSolver mated;
    private final int bound;
    private final boolean allMoves;
    private final int othersShare;
    private boolean outOfNodes;

    /**
     * @param mating looks for a mate by the side to move
     * @param mated looks for one by the other side
     * @param bound the most moves of the side that mates, at least 1
     * @param root the position searched
     * @param allMoves whether every root move counts
     */
    ProofRun(SearchControl control, MateSolver mating, MateSolver mated, Position root, int bound, boolean allMoves) {
        this.control = control;
        this.mating = mating;
        this.mated = mated;
        this.bound = bound;
        this.allMoves = allMoves;
        othersShare = isWeak(root, root.sideToMove()) ? SHARE_AGAINST_WEAK_SIDE : OTHER_SIDES_SHARE;
    }

    /**
     * Searches on, booking the nodes with the control; returns early when finished or when the control says stop.
     *
     * @param nodes how many to visit, up to a turn more
     */
    public void advance(long nodes) {
        long left = nodes;
        while (left > 0 && !isFinished()) {
            long used = next().advance(turn(), control);
            left -= used;
            if (used == 0) {
                // A limit may leave a few nodes that are too few for the next expansion.
                outOfNodes = !isSettled();
                return;
            }
        }
    }

    /** What looks for a mate by the side to move. */
    MateSolver mating() {
        return mating;
    }

    /** What looks for one by the other side. */
    MateSolver mated() {
        return mated;
    }

    /** True when the search is about the mate by the side that is not to move. */
    boolean isAboutOther() {
        return mated.best().isPresent() || !mating.isSearching();
    }

    /** True when there is nothing left to find, memory is full, or the control has no more nodes to give. */
    public boolean isFinished() {
        return outOfNodes || isSettled();
    }

    /** Takes over a mate of the root that somebody else has proved, so that only shorter ones are looked for. */
    public void know(MateCertificate mate) {
        (mate.moves() > 0 ? mating : mated).know(mate);
    }

    /** The shortest mate proved so far, by either side. */
    public Optional<MateCertificate> best() {
        return mating.best().or(mated::best);
    }

    /** That there is no mate within the bound, once it is proved at least for the side to move. */
    public Optional<SearchInfo.NoMate> disproof() {
        return mating.state() == MateSolver.State.DISPROVED && mated.best().isEmpty()
                ? Optional.of(new SearchInfo.NoMate(bound, mated.state() == MateSolver.State.DISPROVED, allMoves))
                : Optional.empty();
    }

    /** True when {@link #best} is proved to be the shortest mate, all root moves allowed. */
    public boolean isShortestProved() {
        return allMoves
                && best().isPresent()
                && best().map(mate -> Math.abs(mate.moves()) - 1).orElse(0)
                        <= leading().disproved();
    }

    /** Nodes created so far, both sides. */
    public long nodes() {
        return mating.nodes() + mated.nodes();
    }

    /** How much of the memory is in use, in permille. */
    public int permilleUsed() {
        return leading().permilleUsed();
    }

    /**
     * {@link #best} as a search reports it.
     *
     * @throws java.util.NoSuchElementException when there is none
     */
    public SearchInfo.Iteration line() {
        MateCertificate mate = best().orElseThrow();
        Pv line = Pv.of(mate.line());
        return new SearchInfo.Iteration(
                line.length(),
                line.length(),
                1,
                new Score.Mate(mate),
                SearchInfo.Bound.EXACT,
                control.nodes(),
                control.elapsed(),
                permilleUsed(),
                line);
    }

    /** What is known, in words for the user. */
    public String verdict() {
        if (best().isPresent()) {
            int moves = best().orElseThrow().moves();
            String mate = moves > 0 ? "mate in " + moves : "mated in " + -moves;
            return mate + (isShortestProved() ? " (proved, shortest proved)" : " (proved)");
        }
        return switch (mating.state()) {
            case DISPROVED -> "there is no mate within the bound";
            case MEMORY_FULL -> "no mate found: memory is full";
            case REJECTED -> "no mate found: the proof was refused";
            case SEARCHING, PROVED -> "no mate found within the limits";
        };
    }

    private long turn() {
        return Math.max(SHORTEST_TURN, Math.min(LONGEST_TURN, nodes() / TURN_SHARE));
    }

    private boolean isSettled() {
        return !mating.isSearching() && !isLookingForOther() || mated.best().isPresent() && !mated.isSearching();
    }

    /** Only one side can mate. */
    private boolean isLookingForOther() {
        return mated.isSearching() && mating.best().isEmpty();
    }

    private MateSolver next() {
        if (isAboutOther()) {
            return mated;
        }
        boolean othersTurn = mated.nodes() * (othersShare - 1) < mating.nodes();
        return isLookingForOther() && othersTurn ? mated : mating;
    }

    /** A minor piece at most. */
    private static boolean isWeak(Position root, int color) {
        long minors = root.men(color, Piece.KNIGHT) | root.men(color, Piece.BISHOP);
        long all = root.color(color);
        return !Bitboard.several(minors) && (all ^ minors) == root.men(color, Piece.KING);
    }

    private MateSolver leading() {
        return mated.best().isPresent() ? mated : mating;
    }
}
