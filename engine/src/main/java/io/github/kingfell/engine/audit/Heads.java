package io.github.kingfell.engine.audit;

import io.github.kingfell.engine.board.Color;
import io.github.kingfell.engine.board.IllegalPositionException;
import io.github.kingfell.engine.board.Piece;
import io.github.kingfell.engine.board.Position;
import io.github.kingfell.engine.board.PositionBuilder;
import io.github.kingfell.engine.board.Square;
import io.github.kingfell.engine.forcing.Endgame;
import org.jspecify.annotations.Nullable;

/**
 * The placements of an ending of at most three white men against the bare king, by number: six bits a man, White's king
 * first, the black king last. Positions that differ only by a symmetry of the board are one.
 */
public final class Heads {
    private static final int SYMMETRIES = 8;

    private final Endgame endgame;

    /** Kinds of White's men, the king first, as the material names them. */
    private final int[] kinds;

    private final boolean coloured;

    /** @throws IllegalArgumentException for more men, or when Black has more than his king */
    public Heads(Endgame endgame) {
        this.endgame = endgame;
        String material = endgame.material();
        int white = material.lastIndexOf('K');
        if (white < 1 || white > 3 || white != material.length() - 1) {
            throw new IllegalArgumentException("not three men or fewer against a king: " + material);
        }
        kinds = new int[white];
        for (int man = 0; man < white; man++) {
            kinds[man] = " PNBRQK".indexOf(material.charAt(man));
        }
        coloured = tellsColours();
    }

    /** One more than the largest number. */
    public int size() {
        return 1 << 6 * (kinds.length + 1);
    }

    /** The position of a number; null when it is illegal or not of this ending. */
    public @Nullable Position position(int number, int sideToMove) {
        PositionBuilder builder = new PositionBuilder().sideToMove(sideToMove);
        long occupied = 0;
        for (int man = 0; man < kinds.length; man++) {
            int square = square(number, man);
            builder.put(square, Piece.of(Color.WHITE, kinds[man]));
            occupied |= 1L << square;
        }
        int bk = square(number, kinds.length);
        occupied |= 1L << bk;
        if (Long.bitCount(occupied) <= kinds.length || Square.distance(square(number, 0), bk) < 2) {
            return null;
        }
        builder.put(bk, Piece.of(Color.BLACK, Piece.KING));
        try {
            Position x = builder.build();
            return endgame.accepts(x) ? x : null;
        } catch (IllegalPositionException e) {
            return null;
        }
    }

    private int square(int number, int man) {
        return number >>> 6 * (kinds.length - man) & 63;
    }

    /** The number of a position of this ending. */
    public int number(Position x) {
        int[] squares = new int[kinds.length + 1];
        long taken = 0;
        for (int man = 0; man < kinds.length; man++) {
            long men = x.men(Color.WHITE, kinds[man]) & ~taken;
            squares[man] = Long.numberOfTrailingZeros(men);
            taken |= 1L << squares[man];
        }
        squares[kinds.length] = x.king(Color.BLACK);
        return number(squares);
    }

    private static int number(int[] squares) {
        int number = 0;
        for (int square : squares) {
            number = number << 6 | square;
        }
        return number;
    }

    /**
     * The number of the position that stands for all its images: the least of those that the ending wants to see as they
     * are. An illegal number stands for itself.
     */
    public int canonical(int number) {
        Position x = position(number, Color.BLACK);
        if (x == null) {
            return number;
        }
        boolean mirrored = endgame.mirrorsFiles(x);
        int least = Integer.MAX_VALUE;
        for (int symmetry = 0; symmetry < SYMMETRIES; symmetry++) {
            boolean keepsColours = (symmetry & 1) == (symmetry >> 1 & 1);
            if (!coloured || keepsColours != mirrored) {
                least = Math.min(least, turned(number, symmetry));
            }
        }
        return least;
    }

    /** True when the ending wants to see some positions in the mirror, and so tells the colours of squares. */
    private boolean tellsColours() {
        for (int number = 0; number < size(); number++) {
            Position x = position(number, Color.BLACK);
            Position mirror = position(turned(number, 1), Color.BLACK);
            if (x != null && mirror != null) {
                return endgame.mirrorsFiles(x) || endgame.mirrorsFiles(mirror);
            }
        }
        return false;
    }

    private int turned(int number, int symmetry) {
        int[] squares = new int[kinds.length + 1];
        for (int man = 0; man < squares.length; man++) {
            squares[man] = image(symmetry, square(number, man));
        }
        if (kinds.length == 3 && kinds[1] == kinds[2] && squares[1] > squares[2]) {
            int first = squares[1];
            squares[1] = squares[2];
            squares[2] = first;
        }
        return number(squares);
    }

    private static int image(int symmetry, int square) {
        int image = square ^ ((symmetry & 1) != 0 ? 7 : 0) ^ ((symmetry & 2) != 0 ? 56 : 0);
        return (symmetry & 4) != 0 ? image >>> 3 | (image & 7) << 3 : image;
    }
}
