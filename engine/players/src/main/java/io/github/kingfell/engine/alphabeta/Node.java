package io.github.kingfell.engine.alphabeta;

import io.github.kingfell.engine.alphabeta.evaluation.Value;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Move;

/**
 * A node while it is being searched: its window, what is known of it, and how far its moves have been searched. The
 * {@link SearchStack} hands nodes out and takes them back, so that searching allocates none.
 */
@Hot
final class Node {
    // ---- what is asked ----

    int ply;

    /** Plies to search before quiescence. */
    int depth;

    int alpha;
    int beta;

    /** Alpha before any move was searched. */
    int originalAlpha;

    /** Expected to fail high (a cut node of the minimal tree, Knuth and Moore 1975). */
    boolean expectCut;

    /** The move left out of the search, or {@link Move#NONE}. */
    int excluded;

    boolean inCheck;

    // ---- what is known ----

    /** The entry of the transposition table, 0 for none, with its move and its value as seen from here. */
    long entry;

    int hashMove;
    int hashValue;

    /** Static value, not corrected, {@link Value#NONE} in check. */
    int raw;

    /** Corrected static value, {@link Value#NONE} in check. */
    int evaluation;

    /** What the node seems to be worth: the evaluation, or the entry's value where that is the better guess. */
    int guess;

    /** The static value is better than two plies ago. */
    boolean improving;

    boolean pawnEnding;

    // ---- what was found ----

    int best;
    int bestMove;

    /** Moves searched, and the quiet ones among them. */
    int tried;

    int quiets;

    void begin(int ply, int depth, int alpha, int beta, boolean inCheck) {
        this.ply = ply;
        this.depth = depth;
        this.alpha = alpha;
        this.beta = beta;
        this.inCheck = inCheck;
        expectCut = false;
        excluded = Move.NONE;
        best = -Value.INFINITE;
        bestMove = Move.NONE;
        tried = 0;
        quiets = 0;
    }

    /** The window has more than one value: somebody wants to know the exact one. */
    boolean isPv() {
        return beta - originalAlpha > 1;
    }

    /** Takes notice of a move's value, which becomes the line when it is above alpha; true when it cuts off. */
    boolean takes(int move, int value, PvTable pv) {
        best = Math.max(best, value);
        if (value > alpha) {
            bestMove = move;
            alpha = value;
            pv.extend(ply, move);
        }
        return alpha >= beta;
    }

    boolean excludesMove() {
        return excluded != Move.NONE;
    }
}
