package io.github.kingfell.tables.distance;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Symmetry;
import io.github.kingfell.tables.index.KingPairs;

/**
 * Numbers the placements of a material up to symmetry. Placements are arrays of squares in the order of
 * {@link TableMaterial}.
 *
 * <p>Placements that are equal up to symmetry have equal numbers: when the kings leave a reflection open, or like
 * pieces can be exchanged, the smaller number is used for both. So some numbers are unused, also those with two pieces
 * on one square.
 */
@Hot
final class TableIndex {
    /** The kings touch: no number. */
    static final int NONE = -1;

    private static final int PAWN_SQUARES = 48;

    private final TableMaterial material;
    private final KingPairs kings;

    /** The king that is brought to the reduced squares; it is the most significant part of a number. */
    private final int firstKing;

    private final int size;

    /** Number of squares of the third and fourth piece; 1 for a piece that is missing. */
    private final int[] radix = {1, 1};

    /** The lowest square of these pieces: 8 for pawns. */
    private final int[] lowest = {0, 0};

    private final boolean likePieces;

    /** The third piece's part of a number, by symmetry times 64 plus square. */
    private final int[] thirdPart;

    private final int[] fourthPart;

    TableIndex(TableMaterial material, int firstKing) {
        this.material = material;
        this.firstKing = firstKing;
        kings = material.hasPawns ? KingPairs.WITH_PAWNS : KingPairs.WITHOUT_PAWNS;
        for (int piece = 2; piece < material.pieceCount; piece++) {
            radix[piece - 2] = material.isPawn(piece) ? PAWN_SQUARES : 64;
            lowest[piece - 2] = material.isPawn(piece) ? 8 : 0;
        }
        likePieces = material.pieceCount == 4
                && material.colors[2] == material.colors[3]
                && material.kinds[2] == material.kinds[3];
        size = kings.count() * radix[0] * radix[1];
        thirdPart = parts(2, radix[1]);
        fourthPart = parts(3, 1);
    }

    private int[] parts(int piece, int weight) {
        int[] parts = new int[Symmetry.COUNT * 64];
        for (int i = 0; i < parts.length && piece < material.pieceCount; i++) {
            parts[i] = (Symmetry.apply(i >> 6, i & 63) - lowest[piece - 2]) * weight;
        }
        return parts;
    }

    /** Returns the exclusive upper bound of the numbers. */
    int size() {
        return size;
    }

    /** Returns the number of a placement, {@link #NONE} when the kings touch. No two pieces may share a square. */
    int of(int[] squares) {
        int found = kings.find(squares[firstKing], squares[firstKing ^ 1]);
        if (found < 0) {
            return NONE;
        }
        int third = material.pieceCount > 2 ? squares[2] : 0;
        int fourth = material.pieceCount > 3 ? squares[3] : 0;
        int symmetry = KingPairs.symmetry(found);
        int index = number(found, symmetry, third, fourth);
        return KingPairs.onDiagonal(found)
                ? Math.min(index, number(found, symmetry ^ Symmetry.DIAGONAL, third, fourth))
                : index;
    }

    /** Returns how many pairs of kings there are. Each pair has the same count of consecutive numbers. */
    int pairs() {
        return kings.count();
    }

    /** Returns the square of the first king in a pair. */
    int firstKing(int pair) {
        return kings.whiteKing(pair);
    }

    private int number(int found, int symmetry, int third, int fourth) {
        int base = KingPairs.number(found) * (radix[0] * radix[1]);
        if (likePieces) {
            int one = Symmetry.apply(symmetry, third);
            int other = Symmetry.apply(symmetry, fourth);
            return base + thirdPart[Math.min(one, other)] + fourthPart[Math.max(one, other)];
        }
        return base + thirdPart[symmetry << 6 | third] + fourthPart[symmetry << 6 | fourth];
    }
}
