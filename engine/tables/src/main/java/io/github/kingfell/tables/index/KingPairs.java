package io.github.kingfell.tables.index;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.board.Symmetry;
import java.util.Arrays;

/**
 * Numbers the placements of two kings that do not touch. Without pawns, a symmetry brings the white king to the
 * triangle a1-d1-d4 and, when it stands on the long diagonal, the black king on or below the diagonal; with pawns, a
 * reflection brings the white king to the files a to d; where the pawns have fixed places, the kings stay as they are.
 */
@Hot
public final class KingPairs {
    /** Reduced by all eight symmetries of the board: 462. */
    public static final KingPairs WITHOUT_PAWNS = new KingPairs(Symmetry.COUNT);

    /** Reduced by the reflection that keeps the direction of pawns: 1806. */
    public static final KingPairs WITH_PAWNS = new KingPairs(2);

    /** Not reduced: 3612. */
    public static final KingPairs ALL = new KingPairs(1);

    private static final int APART = -1;

    /** By white king times 64 plus black king: number, 3 bits of symmetry, 1 bit for both on the diagonal. */
    private final int[] packed = new int[64 * 64];

    /** White king times 64 plus black king, by number. */
    private final short[] placements;

    /** @param symmetries how many of the {@link Symmetry} numbers, from 0 on, keep values */
    private KingPairs(int symmetries) {
        Arrays.fill(packed, APART);
        short[] found = new short[packed.length];
        int count = 0;
        for (int kings = 0; kings < packed.length; kings++) {
            if (Square.distance(kings >> 6, kings & 63) > 1 && isReduced(kings, symmetries)) {
                boolean diagonal = symmetries == Symmetry.COUNT && isDiagonal(kings >> 6) && isDiagonal(kings & 63);
                found[count] = (short) kings;
                packed[kings] = count++ << 4 | (diagonal ? 1 : 0);
            }
        }
        placements = Arrays.copyOf(found, count);
        for (int kings = 0; kings < packed.length; kings++) {
            for (int symmetry = 1; symmetry < symmetries && packed[kings] == APART; symmetry++) {
                int image = image(symmetry, kings);
                if (isReduced(image, symmetries) && packed[image] != APART) {
                    packed[kings] = packed[image] | symmetry << 1;
                }
            }
        }
    }

    /** Returns the number of placements. */
    public int count() {
        return placements.length;
    }

    /** Returns the number of a pair with the symmetry that reduces it, or a negative number when the kings touch. */
    public int find(int whiteKing, int blackKing) {
        return packed[whiteKing << 6 | blackKing];
    }

    /** Returns the number in an answer of {@link #find}. */
    public static int number(int found) {
        return found >> 4;
    }

    /** Returns the {@link Symmetry} in an answer of {@link #find}. */
    public static int symmetry(int found) {
        return found >> 1 & 7;
    }

    /** Returns true when both kings stand on the diagonal, so that a reflection leaves them where they are. */
    public static boolean onDiagonal(int found) {
        return (found & 1) != 0;
    }

    /** Returns the white king's square, 0..63. */
    public int whiteKing(int number) {
        return placements[number] >> 6;
    }

    /** Returns the black king's square, 0..63. */
    public int blackKing(int number) {
        return placements[number] & 63;
    }

    private static boolean isReduced(int kings, int symmetries) {
        int white = kings >> 6;
        int black = kings & 63;
        if (symmetries == 1) {
            return true;
        }
        return Square.file(white) <= 3
                && (symmetries == 2
                        || Square.rank(white) < Square.file(white)
                        || isDiagonal(white) && Square.rank(black) <= Square.file(black));
    }

    private static boolean isDiagonal(int square) {
        return Square.file(square) == Square.rank(square);
    }

    private static int image(int symmetry, int kings) {
        return Symmetry.apply(symmetry, kings >> 6) << 6 | Symmetry.apply(symmetry, kings & 63);
    }
}
