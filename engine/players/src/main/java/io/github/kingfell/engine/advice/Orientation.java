package io.github.kingfell.engine.advice;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Symmetry;
import io.github.kingfell.rules.board.View;

/**
 * Transforms positions into a canonical image, with us as White. The first move found depends on the orientation, and
 * results for one image must hold for all images.
 *
 * <p>Images are numbered by the squares of the pieces, six bits each, our king first, then theirs; the lowest number is
 * canonical.
 */
public final class Orientation {
    /** The most pieces that fit into a {@code long}. */
    public static final int MOST_PIECES = 10;

    private static final int SQUARE_BITS = 6;

    private Orientation() {}

    /**
     * Returns the view that transforms a position into its canonical image, with us as White.
     *
     * @param position with at most ten pieces
     */
    public static View of(Position position, int us) {
        View upright = View.of(us);
        return upright.then(symmetry(upright.apply(position)));
    }

    /** Returns true when the position, in which we are White, is the canonical image. */
    public static boolean isCanonical(Position seen) {
        return number(seen, symmetry(seen)) == number(seen, Symmetry.IDENTITY);
    }

    /** Returns the number of a position. */
    public static long number(Position seen) {
        return number(seen, Symmetry.IDENTITY);
    }

    /** Returns the number of different placements that are images of a position, itself included. */
    public static int images(Position seen) {
        long own = number(seen);
        int same = 0;
        for (int symmetry = 0; symmetry < symmetries(seen); symmetry++) {
            same += number(seen, symmetry) == own ? 1 : 0;
        }
        return symmetries(seen) / same;
    }

    /** Returns the number of allowed symmetries. With pawns only the files may be mirrored, symmetries 0 and 1. */
    private static int symmetries(Position seen) {
        return seen.kind(Piece.PAWN) == 0 ? Symmetry.COUNT : Symmetry.FILES + 1;
    }

    private static int symmetry(Position seen) {
        int symmetries = symmetries(seen);
        int best = Symmetry.IDENTITY;
        long least = Long.MAX_VALUE;
        for (int symmetry = 0; symmetry < symmetries; symmetry++) {
            long number = number(seen, symmetry);
            if (number < least) {
                least = number;
                best = symmetry;
            }
        }
        return best;
    }

    private static long number(Position seen, int symmetry) {
        long number = Symmetry.apply(symmetry, seen.king(Color.WHITE));
        number = number << SQUARE_BITS | Symmetry.apply(symmetry, seen.king(Color.BLACK));
        for (int color = Color.WHITE; color <= Color.BLACK; color++) {
            for (int kind = Piece.PAWN; kind <= Piece.QUEEN; kind++) {
                long image = 0;
                for (long pieces = seen.pieces(color, kind); pieces != 0; pieces = Bitboard.rest(pieces)) {
                    image |= Bitboard.of(Symmetry.apply(symmetry, Bitboard.first(pieces)));
                }
                for (; image != 0; image = Bitboard.rest(image)) {
                    number = number << SQUARE_BITS | Bitboard.first(image);
                }
            }
        }
        return number;
    }
}
