package io.github.kingfell.rules.certificate;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.IllegalPositionException;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.PositionBuilder;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.board.Symmetry;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The placements of at most three white men against the bare king, by number: six bits a man, White's king first, the
 * black king last, two like men in the order of their squares. Of the images of a placement the one of the least number
 * is the canonical one; where White has a single bishop, only images with the bishop on a dark square count.
 *
 * <p>A pawn may be promoted: then the ending goes on as another one of the same number of men. In two bits above the
 * men the number says what the pawn is now: 0 a pawn, 1 a queen, 2 a rook; nothing else can mate. With a pawn on the
 * board the only image is the one with the files exchanged.
 *
 * <p>Immutable; nothing here allocates but {@link #position}.
 */
public final class Placements {
    private static final int BITS = 6;
    private static final int SQUARE = (1 << BITS) - 1;

    private static final String PAWN_ENDING = "KPK";

    /** What becomes of the pawn, by what the number says of it. */
    private static final List<String> AFTER_PROMOTION = List.of(PAWN_ENDING, "KQK", "KRK");

    /** With a pawn: the identity and the exchange of files, which are the first two. */
    private static final int SYMMETRIES_WITH_PAWN = 2;

    /** More moves than any game has. */
    static final int NEVER = Integer.MAX_VALUE / 2;

    /** Sets of symmetries of which the canonical image may be taken; rows of {@link #LEAST_KING}. */
    private static final int ALL = 0;

    private static final int WITH_PAWN = 1;

    /** Dark squares stay dark. */
    private static final int KEEP_COLOR = 2;

    private static final int CHANGE_COLOR = 3;

    /** By such a set and the white king's square: those of the set that take him to the least square, as bits. */
    private static final byte[][] LEAST_KING = leastKing();

    private final String material;

    /** What the men can be: the material itself, then what promotion makes of it. */
    private final List<String> materials;

    /** {@link MaterialKey} of each, White strong. */
    private final long[] keys;

    /** By material, kinds of White's men, the king first. */
    private final int[][] kinds;

    /** White's men. */
    private final int white;

    /** Bits of the squares; those above name the material. */
    private final int bits;

    /** Index of White's only bishop, 0 when there is none or more than one. */
    private final int onlyBishop;

    private final boolean likeMen;

    /**
     * @throws IllegalArgumentException for more men, a pawn beside another man, or when Black has more than his king
     */
    public Placements(String material) {
        this.material = material;
        if (!cover(material)) {
            throw new IllegalArgumentException(
                    "neither a pawn nor at most two pieces and the king against a king: " + material);
        }
        white = material.length() - 1;
        bits = BITS * (white + 1);
        materials = material.equals(PAWN_ENDING) ? AFTER_PROMOTION : List.of(material);
        keys = new long[materials.size()];
        kinds = new int[materials.size()][];
        for (int i = 0; i < kinds.length; i++) {
            keys[i] = MaterialKey.parse(materials.get(i));
            kinds[i] = materials
                    .get(i)
                    .substring(0, white)
                    .chars()
                    .map(symbol -> Piece.fromSymbol((char) symbol))
                    .toArray();
        }
        int bishop = material.indexOf('B');
        onlyBishop = bishop >= 0 && bishop == material.lastIndexOf('B') ? bishop : 0;
        likeMen = white == 3 && kinds[0][1] == kinds[0][2];
    }

    private static byte[][] leastKing() {
        byte[][] sets = new byte[CHANGE_COLOR + 1][64];
        for (int set = 0; set < sets.length; set++) {
            for (int king = 0; king < 64; king++) {
                int least = 64;
                for (int symmetry = 0; symmetry < Symmetry.COUNT; symmetry++) {
                    int image = Symmetry.apply(symmetry, king);
                    if (isIn(set, symmetry) && image <= least) {
                        sets[set][king] = (byte) (image < least ? 1 << symmetry : sets[set][king] | 1 << symmetry);
                        least = image;
                    }
                }
            }
        }
        return sets;
    }

    private static boolean isIn(int set, int symmetry) {
        boolean keepsColor = isDark(Symmetry.apply(symmetry, Square.parse("a1")));
        return switch (set) {
            case WITH_PAWN -> symmetry < SYMMETRIES_WITH_PAWN;
            case KEEP_COLOR -> keepsColor;
            case CHANGE_COLOR -> !keepsColor;
            default -> true;
        };
    }

    /** True for a material whose placements have numbers. */
    public static boolean cover(String material) {
        return material.matches("K([QRBN]{0,2}|P)K");
    }

    /** Such as {@code KBNK}. */
    public String material() {
        return material;
    }

    /** The material of a position: another one after promotion. */
    public String material(int number) {
        return materials.get(number >>> bits);
    }

    /** One more than the largest number. */
    public int size() {
        return materials.size() << bits;
    }

    /** True for a position of the material, or of what promotion makes of it; White may be strong or Black. */
    public boolean contains(Position x, int strongSide) {
        return index(x, strongSide) >= 0;
    }

    private int index(Position x, int strongSide) {
        long key = strongSide == Color.WHITE ? x.material() : MaterialKey.flip(x.material());
        for (int i = 0; i < keys.length; i++) {
            if (keys[i] == key) {
                return i;
            }
        }
        return -1;
    }

    /** The number of a position that {@link #contains} holds of, White strong. */
    public int number(Position x) {
        return number(x, Color.WHITE);
    }

    /** The number of such a position; with Black strong, of the one with ranks and colours exchanged. */
    public int number(Position x, int strongSide) {
        int number = index(x, strongSide);
        long taken = 0;
        for (int kind : kinds[number]) {
            int square = Bitboard.first(upright(x.men(strongSide, kind), strongSide) & ~taken);
            taken |= 1L << square;
            number = number << BITS | square;
        }
        return number << BITS | Bitboard.first(upright(x.men(strongSide ^ 1, Piece.KING), strongSide));
    }

    private static long upright(long men, int strongSide) {
        return strongSide == Color.WHITE ? men : Long.reverseBytes(men);
    }

    /** The black king's square. */
    public static int blackKing(int number) {
        return number & SQUARE;
    }

    /** The same placement with the black king on another square. */
    public static int withBlackKing(int number, int square) {
        return number & ~SQUARE | square;
    }

    /**
     * How many moves each side needs at least to get from one placement to another, White's men beside the king counted
     * as one move each; more than any game has when a pawn has moved.
     */
    public int movesBetween(int number, int other) {
        int moves = Square.distance(square(number, 0), square(other, 0));
        if (isPawn(number) || isPawn(other)) {
            boolean samePawn = number >>> bits == other >>> bits && square(number, 1) == square(other, 1);
            moves = samePawn ? moves : NEVER;
        } else {
            moves += Bitboard.count(pieces(number) & ~pieces(other));
        }
        return Math.max(moves, Square.distance(number & SQUARE, other & SQUARE));
    }

    private boolean isPawn(int number) {
        return kinds[number >>> bits][white - 1] == Piece.PAWN;
    }

    /** Squares of White's men beside the king. */
    private long pieces(int number) {
        long squares = 0;
        for (int man = 1; man < white; man++) {
            squares |= 1L << square(number, man);
        }
        return squares;
    }

    /** The position of a number, without game history; null when it is illegal. */
    public @Nullable Position position(int number, int sideToMove) {
        int bk = number & SQUARE;
        if (!isPossible(number) || Square.distance(square(number, 0), bk) < 2) {
            return null;
        }
        PositionBuilder builder = new PositionBuilder().sideToMove(sideToMove);
        for (int man = 0; man < white; man++) {
            builder.put(square(number, man), Piece.of(Color.WHITE, kinds[number >>> bits][man]));
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
    public Position withWhiteToMove(int number) {
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

    /** How many symmetries, from the first on, a position has images under. */
    public int symmetries(int number) {
        return isPawn(number) ? SYMMETRIES_WITH_PAWN : Symmetry.COUNT;
    }

    /** The first symmetry that gives the canonical image. */
    public int symmetry(int number) {
        int candidates = candidates(number);
        int best = Integer.numberOfTrailingZeros(candidates);
        candidates &= candidates - 1;
        if (candidates != 0) {
            int least = turned(best, number);
            for (; candidates != 0; candidates &= candidates - 1) {
                int symmetry = Integer.numberOfTrailingZeros(candidates);
                int image = turned(symmetry, number);
                if (image < least) {
                    least = image;
                    best = symmetry;
                }
            }
        }
        return best;
    }

    /**
     * The set of symmetries that can give the least image: the king's square counts most, so he goes as low as he can.
     */
    private int candidates(int number) {
        int king = square(number, 0);
        if (isPawn(number)) {
            return LEAST_KING[WITH_PAWN][king] & 0xFF;
        }
        if (onlyBishop == 0) {
            return LEAST_KING[ALL][king] & 0xFF;
        }
        return LEAST_KING[isDark(square(number, onlyBishop)) ? KEEP_COLOR : CHANGE_COLOR][king] & 0xFF;
    }

    /** The number of an image. */
    public int turned(int symmetry, int number) {
        int image = number >>> bits << BITS | Symmetry.apply(symmetry, square(number, 0));
        int first = 0;
        if (white > 1) {
            first = Symmetry.apply(symmetry, square(number, 1));
        }
        if (white == 3) {
            int second = Symmetry.apply(symmetry, square(number, 2));
            boolean exchange = likeMen && first > second;
            image = image << BITS | (exchange ? second : first);
            first = exchange ? first : second;
        }
        image = white > 1 ? image << BITS | first : image;
        return image << BITS | Symmetry.apply(symmetry, number & SQUARE);
    }

    /** True for men on different squares, like men in order. */
    private boolean isPossible(int number) {
        long occupied = 1L << (number & SQUARE);
        for (int man = 0; man < white; man++) {
            occupied |= 1L << square(number, man);
        }
        return Bitboard.count(occupied) == white + 1 && !(likeMen && square(number, 1) > square(number, 2));
    }

    private int square(int number, int man) {
        return number >>> BITS * (white - man) & SQUARE;
    }

    private static boolean isDark(int square) {
        return Bitboard.contains(Bitboard.DARK, square);
    }

    @Override
    public String toString() {
        return material;
    }
}
