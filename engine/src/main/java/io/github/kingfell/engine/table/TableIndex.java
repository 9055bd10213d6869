package io.github.kingfell.engine.table;

import io.github.kingfell.engine.board.Square;
import io.github.kingfell.engine.board.Symmetry;

/**
 * Numbers the placements of a material up to symmetry, densely but for placements of men on one square or in an order
 * or reflection that another number stands for. Placements are arrays of squares in the order of {@link TableMaterial}.
 *
 * <p>Equal placements up to symmetry have equal numbers: where the kings leave a reflection open, or like men may change
 * places, the smaller number stands for both.
 */
final class TableIndex {
    /** The number of no placement: the kings touch. */
    static final int NONE = -1;

    private static final int PAWN_SQUARES = 48;

    private final TableMaterial material;
    private final KingPairs kings;
    private final int size;

    /** Squares of the third and fourth man; 1 for a man that is not there. */
    private final int[] radix = {1, 1};

    /** The lowest square of these men: 8 for pawns. */
    private final int[] lowest = {0, 0};

    private final boolean likeMen;

    TableIndex(TableMaterial material) {
        this.material = material;
        kings = material.hasPawns ? KingPairs.WITH_PAWNS : KingPairs.WITHOUT_PAWNS;
        for (int man = 2; man < material.men; man++) {
            radix[man - 2] = material.isPawn(man) ? PAWN_SQUARES : 64;
            lowest[man - 2] = material.isPawn(man) ? 8 : 0;
        }
        likeMen =
                material.men == 4 && material.colors[2] == material.colors[3] && material.kinds[2] == material.kinds[3];
        size = kings.count() * radix[0] * radix[1];
    }

    /** True when the third and fourth man may change places. */
    boolean likeMen() {
        return likeMen;
    }

    /** Exclusive upper bound of the numbers. */
    int size() {
        return size;
    }

    /** The number of a placement, {@link #NONE} when the kings touch. No two men may share a square. */
    int of(int[] squares) {
        int found = kings.find(squares[0], squares[1]);
        if (found < 0) {
            return NONE;
        }
        int symmetry = KingPairs.symmetry(found);
        int index = number(found, squares, symmetry);
        return KingPairs.onDiagonal(found)
                ? Math.min(index, number(found, squares, symmetry ^ Symmetry.DIAGONAL))
                : index;
    }

    private int number(int found, int[] squares, int symmetry) {
        int number = KingPairs.number(found);
        if (material.men == 2) {
            return number;
        }
        int third = Symmetry.apply(symmetry, squares[2]);
        if (material.men == 3) {
            return number * radix[0] + third - lowest[0];
        }
        int fourth = Symmetry.apply(symmetry, squares[3]);
        if (likeMen && third > fourth) {
            int swapped = third;
            third = fourth;
            fourth = swapped;
        }
        return (number * radix[0] + third - lowest[0]) * radix[1] + fourth - lowest[1];
    }

    /** Fills in the placement of a number. Men may share a square: not every number is used. */
    void place(int index, int[] squares) {
        int rest = index;
        if (material.men == 4) {
            squares[3] = rest % radix[1] + lowest[1];
            rest /= radix[1];
        }
        if (material.men >= 3) {
            squares[2] = rest % radix[0] + lowest[0];
            rest /= radix[0];
        }
        squares[0] = kings.whiteKing(rest);
        squares[1] = kings.blackKing(rest);
    }

    /** How many placements of the board a number in use stands for: 8, 4 or 2. */
    int orbit(int[] squares) {
        if (material.hasPawns) {
            return 2;
        }
        long men = 0;
        for (int man = 2; man < material.men; man++) {
            men |= 1L << squares[man];
        }
        boolean symmetric = isOnDiagonal(squares[0]) && isOnDiagonal(squares[1]);
        for (int man = 2; man < material.men && symmetric; man++) {
            int image = Symmetry.apply(Symmetry.DIAGONAL, squares[man]);
            symmetric = image == squares[man] || likeMen && (men >>> image & 1) != 0;
        }
        return symmetric ? Symmetry.COUNT / 2 : Symmetry.COUNT;
    }

    private static boolean isOnDiagonal(int square) {
        return Square.file(square) == Square.rank(square);
    }
}
