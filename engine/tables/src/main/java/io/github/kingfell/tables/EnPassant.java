package io.github.kingfell.tables;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;

/**
 * Corrects table values for en passant. The tables have no values for positions where such a capture is legal, so the
 * capture is made and its value compared with that of the other moves.
 */
public final class EnPassant {
    /** Greater than any distance to mate. */
    private static final int FAR = 1000;

    private EnPassant() {}

    /**
     * Returns the value of a position in plies, as {@link ExactValues#plies}.
     *
     * @param position where a capture en passant is open
     * @param without its value if the capture were not open
     * @param values answers the positions after the capture
     */
    public static int plies(Position position, int without, ExactValues values) {
        Position copy = position.copy();
        MoveList moves = MoveList.legal(copy);
        boolean others = false;
        int best = ExactValues.UNKNOWN;
        for (int move : moves.toArray()) {
            if (Move.kind(move) != Move.EN_PASSANT) {
                others = true;
                continue;
            }
            copy.make(move);
            int after = values.plies(copy);
            copy.unmake(move);
            if (after == ExactValues.UNKNOWN) {
                return ExactValues.UNKNOWN;
            }
            best = best == ExactValues.UNKNOWN ? before(after) : better(best, before(after));
        }
        if (best == ExactValues.UNKNOWN) {
            return without;
        }
        return others ? better(without, best) : best;
    }

    /** Returns the value of a move for the side to move, given the value of the position after it for the opponent. */
    public static int before(int plies) {
        return plies < 0 ? plies : plies + 1;
    }

    /** Returns the better of two values for the side to move. */
    public static int better(int a, int b) {
        return rank(a) >= rank(b) ? a : b;
    }

    private static int rank(int plies) {
        if (plies == ExactValues.DRAW) {
            return 0;
        }
        return plies % 2 == 1 ? FAR - plies : plies - FAR;
    }
}
