package io.github.kingfell.engine.tablebase;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.board.Symmetry;
import java.util.Arrays;

/**
 * Numbers the placements of two kings that do not touch: all 3612, or the 462 that are left of them by the eight symmetries
 * of the board, the white king in the triangle a1-d1-d4 and, when it stands on the long diagonal, the black king not above it.
 */
@Hot
final class KingPairs {
    private static final int NONE = -1;

    /** By white king times 64 plus black king: number, 3 bits of symmetry, 1 bit for both on the diagonal. */
    private final int[] packed = new int[64 * 64];

    /** White king times 64 plus black king, by number. */
    private final short[] placements;

    private final int count;

    KingPairs(boolean reduced) {
        Arrays.fill(packed, NONE);
        placements = new short[packed.length];
        int next = 0;
        for (int kings = 0; kings < packed.length; kings++) {
            if (Square.distance(kings >> 6, kings & 63) > 1 && (!reduced || isReduced(kings))) {
                int diagonal = reduced && isDiagonal(kings >> 6) && isDiagonal(kings & 63) ? 1 : 0;
                placements[next] = (short) kings;
                packed[kings] = next++ << 4 | diagonal;
            }
        }
        count = next;
        for (int kings = 0; kings < packed.length; kings++) {
            for (int symmetry = 1; symmetry < Symmetry.COUNT && packed[kings] == NONE; symmetry++) {
                int image = image(symmetry, kings);
                if (isReduced(image) && packed[image] != NONE) {
                    packed[kings] = packed[image] | symmetry << 1;
                }
            }
        }
    }

    int count() {
        return count;
    }

    /** The number of a pair with the symmetry that reduces it, or a negative number when the kings touch. */
    int find(int whiteKing, int blackKing) {
        return packed[whiteKing << 6 | blackKing];
    }

    static int number(int found) {
        return found >> 4;
    }

    static int symmetry(int found) {
        return found >> 1 & 7;
    }

    /** True when both kings stand on the diagonal, so that a reflection leaves them where they are. */
    static boolean onDiagonal(int found) {
        return (found & 1) != 0;
    }

    int whiteKing(int number) {
        return placements[number] >> 6;
    }

    int blackKing(int number) {
        return placements[number] & 63;
    }

    private static boolean isReduced(int kings) {
        int white = kings >> 6;
        int black = kings & 63;
        return Square.file(white) <= 3
                && (Square.rank(white) < Square.file(white)
                        || isDiagonal(white) && Square.rank(black) <= Square.file(black));
    }

    private static boolean isDiagonal(int square) {
        return Square.file(square) == Square.rank(square);
    }

    private static int image(int symmetry, int kings) {
        return Symmetry.apply(symmetry, kings >> 6) << 6 | Symmetry.apply(symmetry, kings & 63);
    }
}
