package io.github.kingfell.engine.certificate;

import io.github.kingfell.engine.board.Bitboard;
import io.github.kingfell.engine.board.Color;
import io.github.kingfell.engine.board.IllegalPositionException;
import io.github.kingfell.engine.board.MaterialKey;
import io.github.kingfell.engine.board.Piece;
import io.github.kingfell.engine.board.Position;
import io.github.kingfell.engine.board.PositionBuilder;
import io.github.kingfell.engine.board.Square;
import io.github.kingfell.engine.board.Symmetry;
import org.jspecify.annotations.Nullable;

/**
 * The placements of at most three white men against the bare king, by number: six bits a man, White's king first, the
 * black king last, two like men in the order of their squares. Of the images of a placement the one of the least number
 * is the canonical one; where White has a single bishop, only images with the bishop on a dark square count.
 *
 * <p>Immutable; nothing here allocates but {@link #position}.
 */
public final class Placements {
    private static final int BITS = 6;
    private static final int SQUARE = (1 << BITS) - 1;

    private final String material;

    /** Kinds of White's men, the king first, as the material names them. */
    private final int[] kinds;

    /** Index of White's only bishop, 0 when there is none or more than one. */
    private final int onlyBishop;

    private final boolean likeMen;

    /** @throws IllegalArgumentException for more men or pawns, or when Black has more than his king */
    public Placements(String material) {
        this.material = material;
        int white = material.length() - 1;
        if (!material.matches("K[QRBN]{0,2}K")) {
            throw new IllegalArgumentException("not at most three men without pawns against a king: " + material);
        }
        kinds = new int[white];
        int bishops = 0;
        int bishop = 0;
        for (int man = 0; man < white; man++) {
            kinds[man] = Piece.fromSymbol(material.charAt(man));
            if (kinds[man] == Piece.BISHOP) {
                bishops++;
                bishop = man;
            }
        }
        onlyBishop = bishops == 1 ? bishop : 0;
        likeMen = white == 3 && kinds[1] == kinds[2];
    }

    /** Such as {@code KBNK}. */
    public String material() {
        return material;
    }

    /** One more than the largest number. */
    public int size() {
        return 1 << BITS * (kinds.length + 1);
    }

    /** The number of a position of this material, White strong. */
    public int number(Position x) {
        return number(x, Color.WHITE);
    }

    /** The number of a position of this material; with Black strong, of the one with ranks and colours exchanged. */
    public int number(Position x, int strongSide) {
        int number = 0;
        long taken = 0;
        for (int kind : kinds) {
            int square = Bitboard.first(upright(x.men(strongSide, kind), strongSide) & ~taken);
            taken |= 1L << square;
            number = number << BITS | square;
        }
        return number << BITS | Bitboard.first(upright(x.men(strongSide ^ 1, Piece.KING), strongSide));
    }

    private static long upright(long men, int strongSide) {
        return strongSide == Color.WHITE ? men : Long.reverseBytes(men);
    }

    /** {@link MaterialKey} of the men of a position, whichever colour is strong. */
    public long key(int strongSide) {
        long key = MaterialKey.parse(material);
        return strongSide == Color.WHITE ? key : MaterialKey.flip(key);
    }

    /** True when two positions differ only in the square of the black king. */
    public static boolean sameWhiteMen(int number, int other) {
        return (number ^ other) >>> BITS == 0;
    }

    /** The position of a number, without game history; null when it is illegal. */
    public @Nullable Position position(int number, int sideToMove) {
        int bk = number & SQUARE;
        if (!isPossible(number) || Square.distance(square(number, 0), bk) < 2) {
            return null;
        }
        PositionBuilder builder = new PositionBuilder().sideToMove(sideToMove);
        for (int man = 0; man < kinds.length; man++) {
            builder.put(square(number, man), Piece.of(Color.WHITE, kinds[man]));
        }
        builder.put(bk, Piece.of(Color.BLACK, Piece.KING));
        try {
            return builder.build();
        } catch (IllegalPositionException e) {
            return null;
        }
    }

    /**
     * The position of a number with White to move that is known to be legal.
     *
     * @throws IllegalStateException when it is not
     */
    public Position head(int number) {
        Position x = position(number, Color.WHITE);
        if (x == null) {
            throw new IllegalStateException("no position of " + material + ": " + number);
        }
        return x;
    }

    /** The least number of all images. */
    public int canonical(int number) {
        return turned(symmetry(number), number);
    }

    /** The first symmetry that gives the canonical image. */
    public int symmetry(int number) {
        int least = Integer.MAX_VALUE;
        int best = Symmetry.IDENTITY;
        for (int symmetry = 0; symmetry < Symmetry.COUNT; symmetry++) {
            if (onlyBishop == 0 || isDark(Symmetry.apply(symmetry, square(number, onlyBishop)))) {
                int image = turned(symmetry, number);
                if (image < least) {
                    least = image;
                    best = symmetry;
                }
            }
        }
        return best;
    }

    /** The number of an image. */
    public int turned(int symmetry, int number) {
        int image = Symmetry.apply(symmetry, square(number, 0));
        int first = 0;
        if (kinds.length > 1) {
            first = Symmetry.apply(symmetry, square(number, 1));
        }
        if (kinds.length == 3) {
            int second = Symmetry.apply(symmetry, square(number, 2));
            boolean exchange = likeMen && first > second;
            image = image << BITS | (exchange ? second : first);
            first = exchange ? first : second;
        }
        image = kinds.length > 1 ? image << BITS | first : image;
        return image << BITS | Symmetry.apply(symmetry, number & SQUARE);
    }

    /** True for men on different squares, like men in order. */
    private boolean isPossible(int number) {
        long occupied = 1L << (number & SQUARE);
        for (int man = 0; man < kinds.length; man++) {
            occupied |= 1L << square(number, man);
        }
        return Bitboard.count(occupied) == kinds.length + 1 && !(likeMen && square(number, 1) > square(number, 2));
    }

    private int square(int number, int man) {
        return number >>> BITS * (kinds.length - man) & SQUARE;
    }

    private static boolean isDark(int square) {
        return Bitboard.contains(Bitboard.DARK, square);
    }

    @Override
    public String toString() {
        return material;
    }
}
