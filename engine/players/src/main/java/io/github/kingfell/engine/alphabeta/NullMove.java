package io.github.kingfell.engine.alphabeta;

import io.github.kingfell.engine.alphabeta.evaluation.Material;
import io.github.kingfell.engine.alphabeta.evaluation.Value;
import io.github.kingfell.engine.alphabeta.ordering.PlayedMoves;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Position;

/**
 * Null-move pruning (Beal 1989, Donninger 1993): a side that reaches beta although the opponent moves twice will very
 * likely reach it with a move of its own. The reduction grows with depth (Heinz 1999, "Adaptive null-move pruning") and
 * with the margin over beta (chessprogramming wiki, "Null Move Pruning").
 *
 * <p>In zugzwang every move is worse than passing, so the null move proves nothing. A cutoff is therefore verified by
 * searching the node's own moves, one ply shallower than the null-move search (S. Plenkner, "A null-move technique
 * impervious to zugzwang", 1995). The zugzwang may appear only a move later, where another null move would hide it
 * again, so the side in question makes no null move in that whole tree. The opponent may: its null-move cutoff only
 * makes the verification fail, and a verification that fails in vain costs time but never the game.
 *
 * <p>Verification is the more important the fewer pieces there are that could lose a move. It is the cheaper, compared
 * with what a wrong cutoff loses, the deeper the node is. So the depth from which on cutoffs are verified grows with
 * the number of pieces.
 */
@Hot
final class NullMove {
    private static final int LEAST_DEPTH = 3;

    /** Parts of a ply; the terms of the reduction are added up in them. */
    private static final int PLY = 256;

    private static final int REDUCTION = 803;
    private static final int BY_DEPTH = 74;
    private static final int MARGIN = 183;
    private static final int MOST_BY_MARGIN = 758;
    private static final int EVALUATION_SLACK = 14;

    // The depth from which on a cutoff is verified: without pieces, and the increase for each piece.
    private static final int VERIFIED_DEPTH = 4;
    private static final int VERIFIED_DEPTH_PER_PIECE = 2;

    private final AlphaBetaSearch search;
    private final SearchStack stack;
    private final NodeAllowance allowance;

    /** By colour: true while its cutoff is being verified, so it must not pass. */
    private final boolean[] mustMove = new boolean[2];

    NullMove(AlphaBetaSearch search, SearchStack stack) {
        this.search = search;
        this.stack = stack;
        allowance = stack.allowance();
    }

    /**
     * Returns the null-move value if it reaches beta and no zugzwang is likely, else {@link Value#NONE}.
     *
     * @param guess estimated value of the node
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
        return Value.isMate(value) ? beta : value; // a mate found after a null move is not proven
    }

    private boolean mayPass(int depth, int beta, int ply, int guess) {
        Position position = stack.position();
        return depth >= LEAST_DEPTH
                && guess >= beta
                && stack.evaluation(ply) >= beta - EVALUATION_SLACK
                && !mustMove[position.sideToMove()]
                && stack.played().pieceSquare(ply - 1) != PlayedMoves.NO_PIECE
                && Material.hasPieces(position);
    }

    private static int reduction(int depth, int surplus) {
        int parts = REDUCTION + depth * BY_DEPTH + Math.min(MOST_BY_MARGIN, surplus * PLY / MARGIN);
        return parts / PLY;
    }

    private static int verifiedDepth(Position position) {
        return VERIFIED_DEPTH + VERIFIED_DEPTH_PER_PIECE * Long.bitCount(Material.pieces(position));
    }

    /** Returns true when the side to move reaches beta without passing anywhere in its tree. */
    private boolean holdsWithMoves(int depth, int beta, int ply) {
        int side = stack.position().sideToMove();
        mustMove[side] = true;
        int value = search.search(depth, beta - 1, beta, ply, false);
        mustMove[side] = false;
        return value >= beta;
    }
}
