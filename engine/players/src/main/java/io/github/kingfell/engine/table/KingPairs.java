package io.github.kingfell.engine.table;

import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.board.Symmetry;
import java.util.Arrays;

/**
 * The placements of two kings that do not touch, up to symmetry: 462 without pawns, 1806 with pawns. The white king is
 * brought to the triangle a1-d1-d4 (and, when it stands on the long diagonal, the black king below it), or with pawns
 * to the files a to d.
 */
final class KingPairs {
    static final KingPairs WITHOUT_PAWNS = new KingPairs(Symmetry.COUNT);
    static final KingPairs WITH_PAWNS = new KingPairs(2);

    private static final int APART = -1;

    /** By white king times 64 plus black king: number, 3 bits of symmetry, 1 bit for both on the diagonal. */
    private final short[] packed = new short[64 * 64];

    /** White king times 64 plus black king, by number. */
    private final short[] placements;

    /** @param symmetries how many of the {@link Symmetry} numbers, from 0 on, keep values */
    private KingPairs(int symmetries) {
        Arrays.fill(packed, (short) APART);
        short[] found = new short[packed.length];
        int count = 0;
        for (int kings = 0; kings < packed.length; kings++) {
            if (Square.distance(kings >> 6, kings & 63) > 1 && isReduced(kings, symmetries)) {
                boolean diagonal = symmetries == Symmetry.COUNT && isDiagonal(kings >> 6) && isDiagonal(kings & 63);
                found[count] = (short) kings;
                packed[kings] = (short) (count++ << 4 | (diagonal ? 1 : 0));
            }
        }
        placements = Arrays.copyOf(found, count);
        for (int kings = 0; kings < packed.length; kings++) {
            for (int symmetry = 1; symmetry < symmetries && packed[kings] == APART; symmetry++) {
                int image = image(symmetry, kings);
                if (isReduced(image, symmetries) && packed[image] != APART) {
                    packed[kings] = (short) (packed[image] | symmetry << 1);
                }
            }
        }
    }

    int count() {
        return placements.length;
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

    private static boolean isReduced(int kings, int symmetries) {
        int white = kings >> 6;
        int black = kings & 63;
        if (Square.file(white) > 3) {
            return false;
        }
        return symmetries == 2
                || Square.rank(white) < Square.file(white)
                || isDiagonal(white) && Square.rank(black) <= Square.file(black);
    }

    private static boolean isDiagonal(int square) {
        return Square.file(square) == Square.rank(square);
    }

    private static int image(int symmetry, int kings) {
        return Symmetry.apply(symmetry, kings >> 6) << 6 | Symmetry.apply(symmetry, kings & 63);
    }
}
