package io.github.kingfell.engine.alphabeta;

import io.github.kingfell.engine.alphabeta.evaluation.Value;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Move;

/**
 * A node during its search: its window, what is known about it, and which moves have been searched. The
 * {@link SearchStack} reuses nodes, so that the search allocates none.
 */
@Hot
final class Node {
    // ---- what is asked ----

    int ply;

    /** Plies to search before quiescence. */
    int depth;

    int alpha;
    int beta;

    /** Alpha before the first move was searched. */
    int originalAlpha;

    /** Expected to fail high (a cut node of the minimal tree, Knuth and Moore 1975). */
    boolean expectCut;

    /** The move left out of the search, or {@link Move#NONE}. */
    int excluded;

    boolean inCheck;

    // ---- what is known ----

    /** The transposition-table entry, 0 for none; then its move, and its value relative to this node. */
    long entry;

    int hashMove;
    int hashValue;

    /** Uncorrected static value; {@link Value#NONE} in check. */
    int raw;

    /** Corrected static value; {@link Value#NONE} in check. */
    int evaluation;

    /** Estimated value of the node: the evaluation, or the entry's value where that is the better estimate. */
    int guess;

    /** True when the static value is better than two plies ago. */
    boolean improving;

    boolean pawnEnding;

    // ---- what was found ----

    int best;
    int bestMove;

    /** Number of moves searched, and of quiet moves among them. */
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

    /** True for a node with an open window, whose exact value is needed. */
    boolean isPv() {
        return beta - originalAlpha > 1;
    }

    /** Records a move's value. Above alpha the move becomes the principal variation. Returns true on a beta cutoff. */
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
