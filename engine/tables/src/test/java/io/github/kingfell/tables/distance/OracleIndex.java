package io.github.kingfell.tables.distance;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.board.Symmetry;
import io.github.kingfell.tables.index.KingPairs;

/**
 * Numbers the placements of a material up to symmetry, densely but for placements of pieces on one square or in an
 * order or reflection that another number stands for. Placements are arrays of squares in the order of
 * {@link TableMaterial}.
 *
 * <p>Equal placements up to symmetry have equal numbers: where the kings leave a reflection open, or like pieces may
 * change places, the smaller number stands for both.
 */
@Hot
final class OracleIndex {
    /** The number of no placement: the kings touch. */
    static final int NONE = -1;

    private static final int PAWN_SQUARES = 48;

    private final TableMaterial material;
    private final KingPairs kings;

    /** Whose king is brought to the reduced squares, and counts most in a number. */
    private final int firstKing;

    private final int size;

    /** Squares of the third and fourth piece; 1 for a piece that is not there. */
    private final int[] radix = {1, 1};

    /** The lowest square of these pieces: 8 for pawns. */
    private final int[] lowest = {0, 0};

    private final boolean likePieces;

    /** What the third piece adds to a number, by symmetry times 64 plus square. */
    private final int[] thirdPart;

    private final int[] fourthPart;

    /** The numbers of a table under construction: the white king comes first. */
    OracleIndex(TableMaterial material) {
        this(material, Color.WHITE);
    }

    OracleIndex(TableMaterial material, int firstKing) {
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

    /** True when the third and fourth piece may change places. */
    boolean likePieces() {
        return likePieces;
    }

    /** Exclusive upper bound of the numbers. */
    int size() {
        return size;
    }

    /** The number of a placement, {@link #NONE} when the kings touch. No two men may share a square. */
    int of(int[] squares) {
        int found = kings.find(squares[firstKing], squares[firstKing ^ 1]);
        if (found < 0) {
            return NONE;
        }
        int third = material.pieceCount > 2 ? squares[2] : 0;
        int fourth = material.pieceCount > 3 ? squares[3] : 0;
        int index = number(found, third, fourth);
        return KingPairs.onDiagonal(found) ? Math.min(index, reflected(found, third, fourth)) : index;
    }

    /** How many pairs of kings there are; their placements follow each other in equal numbers. */
    int pairs() {
        return kings.count();
    }

    /** The square of the first king in a pair. */
    int firstKing(int pair) {
        return kings.whiteKing(pair);
    }

    /** What {@link KingPairs#find} knows of the first king and the other; negative when they touch. */
    int kings(int king, int other) {
        return kings.find(king, other);
    }

    /**
     * The number of a placement whose kings do not both stand on a diagonal; if they do, the smaller of this and
     * {@link #reflected}.
     *
     * @param found by {@link #kings}
     * @param third the square of the third piece, any if there is none; so {@code fourth}
     */
    int number(int found, int third, int fourth) {
        return number(found, KingPairs.symmetry(found), third, fourth);
    }

    /**
     * As {@link #number} for the placement reflected in the diagonal of its kings; equal if it is its own reflection.
     */
    int reflected(int found, int third, int fourth) {
        return number(found, KingPairs.symmetry(found) ^ Symmetry.DIAGONAL, third, fourth);
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

    /** Fills in the placement of a number. Pieces may share a square: not every number is used. */
    void place(int index, int[] squares) {
        int rest = index;
        if (material.pieceCount == 4) {
            squares[3] = rest % radix[1] + lowest[1];
            rest /= radix[1];
        }
        if (material.pieceCount >= 3) {
            squares[2] = rest % radix[0] + lowest[0];
            rest /= radix[0];
        }
        squares[firstKing] = kings.whiteKing(rest);
        squares[firstKing ^ 1] = kings.blackKing(rest);
    }

    /** How many placements of the board a number in use stands for: 8, 4 or 2. */
    int orbit(int[] squares) {
        if (material.hasPawns) {
            return 2;
        }
        long pieces = 0;
        for (int piece = 2; piece < material.pieceCount; piece++) {
            pieces |= 1L << squares[piece];
        }
        boolean symmetric = isOnDiagonal(squares[0]) && isOnDiagonal(squares[1]);
        for (int piece = 2; piece < material.pieceCount && symmetric; piece++) {
            int image = Symmetry.apply(Symmetry.DIAGONAL, squares[piece]);
            symmetric = image == squares[piece] || likePieces && (pieces >>> image & 1) != 0;
        }
        return symmetric ? Symmetry.COUNT / 2 : Symmetry.COUNT;
    }

    private static boolean isOnDiagonal(int square) {
        return Square.file(square) == Square.rank(square);
    }
}
