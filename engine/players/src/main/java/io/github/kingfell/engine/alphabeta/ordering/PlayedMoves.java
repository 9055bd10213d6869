package io.github.kingfell.engine.alphabeta.ordering;

import io.github.kingfell.engine.alphabeta.evaluation.Value;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;

/** The moves from the root to the node being searched, by ply, in the form that the history tables need. */
@Hot
public final class PlayedMoves {
    /** {@link #pieceSquare} of a null move and before the root. */
    public static final int NO_PIECE = 0;

    private static final int PLIES = Value.MAX_PLY + 2;

    /** Entries below ply 0, for the moves before the root. */
    private static final int BELOW = 2;

    private final int[] pieceSquares = new int[PLIES + BELOW];
    private final int[] quietMoves = new int[PLIES + BELOW];

    /** Records a move that is about to be made at a ply. */
    public void set(int ply, Position position, int move) {
        pieceSquares[ply + BELOW] = HistoryTable.pieceSquare(position, move);
        quietMoves[ply + BELOW] = MovePicker.isNoisy(position, move) ? Move.NONE : move;
    }

    public void setNull(int ply) {
        pieceSquares[ply + BELOW] = NO_PIECE;
        quietMoves[ply + BELOW] = Move.NONE;
    }

    /** Returns {@link HistoryTable#pieceSquare} of the move made at a ply. */
    public int pieceSquare(int ply) {
        return pieceSquares[ply + BELOW];
    }

    /** Returns the move made at a ply, {@link Move#NONE} when it was a capture, a promotion or a null move. */
    int quietMove(int ply) {
        return quietMoves[ply + BELOW];
    }
}
