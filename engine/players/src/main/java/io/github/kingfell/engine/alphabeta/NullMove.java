package io.github.kingfell.engine.alphabeta;

import io.github.kingfell.engine.alphabeta.evaluation.Material;
import io.github.kingfell.engine.alphabeta.evaluation.Value;
import io.github.kingfell.engine.alphabeta.ordering.PlayedMoves;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Position;

/**
 * Pruning by a null move (Beal 1989, Donninger 1993): who reaches beta although the opponent moves twice will hardly
 * miss it with a move of his own. The reduction grows with depth (Heinz 1999, "Adaptive null-move pruning") and with
 * the margin over beta (chessprogramming wiki, "Null Move Pruning").
 *
 * <p>In zugzwang every move is worse than none, so the pass proves nothing, and only moves can tell: a cutoff is
 * verified by the node's own moves, one ply less deep than the pass was (S. Plenkner, "A null-move technique impervious
 * to zugzwang", 1995). The zugzwang may show itself a move later, where another pass would hide it again, so the side
 * in question does not pass anywhere in that tree. The opponent may, since with a cutoff of his the verification fails,
 * and to verify in vain costs time and no game.
 *
 * <p>It is the more needed the fewer pieces there are to lose a move with, and the cheaper, compared with what a wrong
 * cutoff throws away, the deeper the node is. So the depth from which on cutoffs are verified grows with the number of
 * pieces.
 */
@Hot
final class NullMove {
    private static final int LEAST_DEPTH = 3;

    /** Parts of a ply, in which reasons for a larger reduction are added up. */
    private static final int PLY = 256;

    private static final int REDUCTION = 803;
    private static final int BY_DEPTH = 74;
    private static final int MARGIN = 183;
    private static final int MOST_BY_MARGIN = 758;
    private static final int EVALUATION_SLACK = 14;

    // Depth from which on a cutoff is verified: with no piece, and more for each piece.
    private static final int VERIFIED_DEPTH = 4;
    private static final int VERIFIED_DEPTH_PER_PIECE = 2;

    private final AlphaBetaSearch search;
    private final SearchStack stack;
    private final NodeAllowance allowance;

    /** By colour: its cutoff is being verified, so it must move. */
    private final boolean[] mustMove = new boolean[2];

    NullMove(AlphaBetaSearch search, SearchStack stack) {
        this.search = search;
        this.stack = stack;
        allowance = stack.allowance();
    }

    /**
     * The value of passing where it reaches beta and no zugzwang is in sight, else {@link Value#NONE}.
     *
     * @param guess what the node seems to be worth
     */
    int prune(int depth, int beta, int ply, int guess, boolean expectCut) {
        if (!mayPass(depth, beta, ply, guess)) {
            return Value.NONE;
        }
        Position position = stack.position();
        int left = depth - reduction(depth, guess - beta);
        stack.makeNull(ply);
        int value = -search.search(left, -beta, -beta + 1, ply + 1, !expectCut);
        position.unmakeNull();
        if (allowance.isStopped()) {
            return Value.DRAW;
        }
        if (value < beta || depth >= verifiedDepth(position) && !holdsWithMoves(left - 1, beta, ply)) {
            return Value.NONE;
        }
        return Value.isMate(value) ? beta : value; // a mate after a pass is no mate
    }

    private boolean mayPass(int depth, int beta, int ply, int guess) {
        Position position = stack.position();
        return depth >= LEAST_DEPTH
                && guess >= beta
                && stack.evaluation(ply) >= beta - EVALUATION_SLACK
                && !mustMove[position.sideToMove()]
                && stack.played().manSquare(ply - 1) != PlayedMoves.NO_MAN
                && Material.hasPieces(position);
    }

    private static int reduction(int depth, int surplus) {
        int parts = REDUCTION + depth * BY_DEPTH + Math.min(MOST_BY_MARGIN, surplus * PLY / MARGIN);
        return parts / PLY;
    }

    private static int verifiedDepth(Position position) {
        return VERIFIED_DEPTH + VERIFIED_DEPTH_PER_PIECE * Long.bitCount(Material.pieces(position));
    }

    /** True when the side to move reaches beta without a pass in its whole tree. */
    private boolean holdsWithMoves(int depth, int beta, int ply) {
        int side = stack.position().sideToMove();
        mustMove[side] = true;
        int value = search.search(depth, beta - 1, beta, ply, false);
        mustMove[side] = false;
        return value >= beta;
    }
}
