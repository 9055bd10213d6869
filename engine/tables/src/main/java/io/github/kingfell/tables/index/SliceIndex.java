package io.github.kingfell.tables.index;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Symmetry;

/**
 * Numbers the placements of kings and pieces in a slice of a table: the kings' number, then six bits for each piece.
 * Placements that are equal up to symmetry, or to the exchange of like pieces, have equal numbers; some numbers are
 * therefore unused.
 *
 * <p>A slice with pawns has no symmetry left. In a table without pawns the eight symmetries reduce the kings; where
 * both kings stand on a diagonal, the smaller of two numbers stands for both.
 */
@Hot
public final class SliceIndex {
    private final Signature signature;
    private final KingPairs kings;
    private final int pieces;
    private final int size;

    /** True when the second piece is like the first, and the third like the second. */
    private final boolean firstTwoAlike;

    private final boolean lastTwoAlike;
    private final boolean anyAlike;

    public SliceIndex(Signature signature) {
        this.signature = signature;
        kings = signature.pawns() == 0 ? KingPairs.WITHOUT_PAWNS : KingPairs.ALL;
        pieces = signature.pieces();
        size = kings.count() << 6 * pieces;
        firstTwoAlike = pieces > 1 && signature.isLikePrevious(3);
        lastTwoAlike = pieces > 2 && signature.isLikePrevious(4);
        anyAlike = firstTwoAlike || lastTwoAlike;
    }

    /** Returns the exclusive upper bound of the numbers. */
    public int size() {
        return size;
    }

    /** Returns the number of a placement whose kings do not touch and whose pieces stand on different squares. */
    public int of(int[] squares) {
        int found = kings.find(squares[0], squares[1]);
        int number = number(found, KingPairs.symmetry(found), squares);
        if (KingPairs.onDiagonal(found)) {
            return Math.min(number, number(found, KingPairs.symmetry(found) ^ Symmetry.DIAGONAL, squares));
        }
        return number;
    }

    /** Returns true for a placement that a reflection in the diagonal of its kings does not change. */
    public boolean isItsOwnReflection(int[] squares) {
        int found = kings.find(squares[0], squares[1]);
        return KingPairs.onDiagonal(found)
                && number(found, KingPairs.symmetry(found), squares)
                        == number(found, KingPairs.symmetry(found) ^ Symmetry.DIAGONAL, squares);
    }

    /** Returns true when one piece can move without changing the kings' number or the order of the pieces. */
    public boolean isSimple(int number) {
        int pair = number >>> 6 * pieces;
        return !anyAlike && !KingPairs.onDiagonal(kings.find(kings.whiteKing(pair), kings.blackKing(pair)));
    }

    /** Returns by how many bits a piece's square is shifted in a number. */
    public int shift(int piece) {
        return 6 * (signature.firstPawn - 1 - piece);
    }

    private int number(int found, int symmetry, int[] squares) {
        int number = KingPairs.number(found);
        if (pieces == 0) {
            return number;
        }
        int first = Symmetry.apply(symmetry, squares[2]);
        if (pieces == 1) {
            return number << 6 | first;
        }
        int second = Symmetry.apply(symmetry, squares[3]);
        if (firstTwoAlike && first > second) {
            int other = first;
            first = second;
            second = other;
        }
        if (pieces == 2) {
            return number << 12 | first << 6 | second;
        }
        return withThird(number, first, second, Symmetry.apply(symmetry, squares[4]));
    }

    private int withThird(int number, int one, int two, int three) {
        int first = one;
        int second = two;
        int third = three;
        if (lastTwoAlike && second > third) {
            int other = second;
            second = third;
            third = other;
            if (firstTwoAlike && first > second) {
                other = first;
                first = second;
                second = other;
            }
        }
        return number << 18 | first << 12 | second << 6 | third;
    }

    /** Fills in the kings and pieces of a number. Pieces may share a square: not every number is used. */
    public void place(int number, int[] squares) {
        int rest = number;
        for (int piece = signature.firstPawn - 1; piece >= 2; piece--) {
            squares[piece] = rest & 63;
            rest >>>= 6;
        }
        squares[0] = kings.whiteKing(rest);
        squares[1] = kings.blackKing(rest);
    }
}
