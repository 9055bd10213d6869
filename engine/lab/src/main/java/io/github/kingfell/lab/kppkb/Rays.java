package io.github.kingfell.lab.kppkb;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Piece;

/** Computes the squares from which a set of squares can be reached, for all squares at once (Kogge-Stone fill). */
final class Rays {
    private static final long NOT_A = ~Bitboard.FILE_A;
    private static final long NOT_H = ~Bitboard.FILE_H;

    private Rays() {}

    /**
     * Returns the squares from which a bishop, rook or queen moves to one of the targets.
     *
     * @param empty squares that may be passed
     */
    static long to(int kind, long targets, long empty) {
        long found = 0;
        if (kind != Piece.ROOK) {
            found = along(targets, empty, 9, NOT_A)
                    | along(targets, empty, 7, NOT_H)
                    | along(targets, empty, -7, NOT_A)
                    | along(targets, empty, -9, NOT_H);
        }
        if (kind != Piece.BISHOP) {
            found |= along(targets, empty, 8, -1)
                    | along(targets, empty, -8, -1)
                    | along(targets, empty, 1, NOT_A)
                    | along(targets, empty, -1, NOT_H);
        }
        return found;
    }

    /** @param inside squares that a step cannot reach by wrapping around the side of the board */
    private static long along(long from, long empty, int step, long inside) {
        long passed = from;
        long free = empty & inside;
        passed |= free & shift(passed, step);
        free &= shift(free, step);
        passed |= free & shift(passed, 2 * step);
        free &= shift(free, 2 * step);
        passed |= free & shift(passed, 4 * step);
        return shift(passed, step) & inside;
    }

    private static long shift(long set, int step) {
        return step > 0 ? set << step : set >>> -step;
    }
}
