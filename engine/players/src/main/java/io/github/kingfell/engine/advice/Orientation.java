package io.github.kingfell.engine.advice;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Symmetry;
import io.github.kingfell.rules.board.View;

/**
 * Turns the board to the one image that stands for all, with us as White: which of several moves is found first depends
 * on the orientation, and what is shown of one image shall hold for all of them.
 *
 * <p>Images are numbered by the squares of the men, six bits each, our king first, then theirs; the least number wins.
 */
public final class Orientation {
    /** As many men as fit into a {@code long}. */
    public static final int MOST_MEN = 10;

    private static final int SQUARE_BITS = 6;

    private Orientation() {}

    /**
     * The view of a position in which it is that image and we are White.
     *
     * @param position at most ten men
     */
    public static View of(Position position, int us) {
        View upright = View.of(us);
        return upright.then(symmetry(upright.apply(position)));
    }

    /** True when the position, in which we are White, is the image that stands for all. */
    public static boolean isCanonical(Position seen) {
        return number(seen, symmetry(seen)) == number(seen, Symmetry.IDENTITY);
    }

    /** The number of a position. */
    public static long number(Position seen) {
        return number(seen, Symmetry.IDENTITY);
    }

    /** How many different placements are images of a position, itself included. */
    public static int images(Position seen) {
        long own = number(seen);
        int same = 0;
        for (int symmetry = 0; symmetry < symmetries(seen); symmetry++) {
            same += number(seen, symmetry) == own ? 1 : 0;
        }
        return symmetries(seen) / same;
    }

    /** A pawn's direction allows only files to be exchanged, the symmetries 0 and 1. */
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
                for (long men = seen.men(color, kind); men != 0; men = Bitboard.rest(men)) {
                    image |= Bitboard.of(Symmetry.apply(symmetry, Bitboard.first(men)));
                }
                for (; image != 0; image = Bitboard.rest(image)) {
                    number = number << SQUARE_BITS | Bitboard.first(image);
                }
            }
        }
        return number;
    }
}
