package io.github.kingfell.tables.index;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Square;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Numbers the placements of a material's pawns up to reflection and exchange of like pawns. The number is that of a
 * slice of the table. Slices are numbered in an order in which they can be solved: the nearer the pawns are to
 * promotion, the smaller the number, since every pawn move leads to a smaller number or to another table. Without pawns
 * there is one slice.
 */
public final class PawnPlacements {
    private static final int SQUARES = 48;
    private static final int LOWEST = 8;

    /** XOR with this number mirrors the file of a square. */
    private static final int REFLECTION = 7;

    private final Signature signature;

    /**
     * By code of the pawns' squares: the number times two, plus one if the board is to be reflected; negative for none.
     */
    private final int[] found;

    /** By number: the code. */
    private final int[] codes;

    /** By number: whether a reflection leaves the pawns where they are. */
    private final boolean[] ownReflections;

    public PawnPlacements(Signature signature) {
        this.signature = signature;
        int count = 1;
        for (int pawn = 0; pawn < signature.pawns(); pawn++) {
            count *= SQUARES;
        }
        codes = reduced(count);
        ownReflections = new boolean[codes.length];
        for (int number = 0; number < codes.length && signature.pawns() > 0; number++) {
            ownReflections[number] = image(codes[number], REFLECTION) == codes[number];
        }
        found = new int[count];
        Arrays.fill(found, Signature.NONE);
        for (int number = 0; number < codes.length; number++) {
            found[codes[number]] = number << 1;
        }
        for (int code = 0; code < count; code++) {
            if (found[code] < 0 && areApart(code)) {
                int same = image(code, 0);
                int reflected = image(code, REFLECTION);
                found[code] = reflected < same ? found[reflected] | 1 : found[same];
            }
        }
    }

    /** Returns the codes that represent their reflections, in the order of solving. */
    private int[] reduced(int count) {
        List<Integer> reduced = new ArrayList<>();
        for (int code = 0; code < count; code++) {
            if (areApart(code) && image(code, 0) == code && image(code, REFLECTION) >= code) {
                reduced.add(code);
            }
        }
        reduced.sort(Comparator.comparingInt(this::steps).thenComparing(Comparator.naturalOrder()));
        return reduced.stream().mapToInt(Integer::intValue).toArray();
    }

    /** Returns the number of slices. */
    public int count() {
        return codes.length;
    }

    /**
     * Returns the number of the pawns' placement times two, plus one if the board is to be reflected.
     *
     * @param squares of all pieces
     */
    public int find(int[] squares) {
        int code = 0;
        for (int piece = signature.firstPawn; piece < signature.pieceCount; piece++) {
            code = code * SQUARES + squares[piece] - LOWEST;
        }
        return found[code];
    }

    /**
     * Returns true when a reflection leaves the pawns of a number where they are: its slice has both reflections of the
     * other pieces.
     */
    public boolean isItsOwnReflection(int number) {
        return ownReflections[number];
    }

    /** Reflects all pieces. */
    public static void reflect(int[] squares, int pieceCount) {
        for (int piece = 0; piece < pieceCount; piece++) {
            squares[piece] ^= REFLECTION;
        }
    }

    /** Fills in the pawns of a number. */
    public void place(int number, int[] squares) {
        decode(codes[number], squares);
    }

    private void decode(int code, int[] squares) {
        int rest = code;
        for (int piece = signature.pieceCount - 1; piece >= signature.firstPawn; piece--) {
            squares[piece] = rest % SQUARES + LOWEST;
            rest /= SQUARES;
        }
    }

    private boolean areApart(int code) {
        int[] squares = new int[signature.pieceCount];
        decode(code, squares);
        long occupied = 0;
        for (int piece = signature.firstPawn; piece < signature.pieceCount; piece++) {
            occupied |= 1L << squares[piece];
        }
        return Long.bitCount(occupied) == signature.pawns();
    }

    /** Returns the code of the same pawns, reflected on request, with like pawns in the order of their squares. */
    private int image(int code, int reflection) {
        int[] squares = new int[signature.pieceCount];
        decode(code, squares);
        for (int piece = signature.firstPawn; piece < signature.pieceCount; piece++) {
            squares[piece] ^= reflection;
        }
        int from = signature.firstPawn;
        for (int piece = from + 1; piece <= signature.pieceCount; piece++) {
            if (piece == signature.pieceCount || !signature.isLikePrevious(piece)) {
                Arrays.sort(squares, from, piece);
                from = piece;
            }
        }
        int image = 0;
        for (int piece = signature.firstPawn; piece < signature.pieceCount; piece++) {
            image = image * SQUARES + squares[piece] - LOWEST;
        }
        return image;
    }

    /** Returns the ranks that the pawns have to go until all are promoted. */
    private int steps(int code) {
        int[] squares = new int[signature.pieceCount];
        decode(code, squares);
        int steps = 0;
        for (int piece = signature.firstPawn; piece < signature.pieceCount; piece++) {
            int rank = Square.rank(squares[piece]);
            steps += signature.colors[piece] == Color.WHITE ? 7 - rank : rank;
        }
        return steps;
    }
}
