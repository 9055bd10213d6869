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
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Numbers the placements of at most three white pieces, the king included, against the bare king: six bits for each
 * piece, White's king first, the black king last, two equal pieces in the order of their squares. The canonical image
 * of a placement is the one with the least number; if White has a single bishop, only images with the bishop on a dark
 * square are considered.
 *
 * <p>A promotion leads to another endgame with the same number of pieces. Two bits above the squares give the present
 * kind of the pawn: 0 a pawn, 1 a queen, 2 a rook; no other piece can mate. With a pawn on the board the only other
 * image is the one with the files exchanged.
 *
 * <p>White's queen or rook may also meet a black piece; its square comes before the black king's. Once it is captured,
 * both have the same square, so that the ending against the bare king that follows is numbered too.
 *
 * <p>Immutable; only {@link #position} allocates.
 */
public final class Placements {
    private static final int BITS = 6;
    private static final int SQUARE = (1 << BITS) - 1;

    private static final String PAWN_ENDING = "KPK";

    /** The materials against a black piece: white king and piece, black king and piece. */
    private static final String DEFENDED = "K[QR]K[QRBN]";

    /** The material by the value of the two promotion bits. */
    private static final List<String> AFTER_PROMOTION = List.of(PAWN_ENDING, "KQK", "KRK");

    /** With a pawn only the identity and the exchange of files are symmetries; they have the first two numbers. */
    private static final int SYMMETRIES_WITH_PAWN = 2;

    /** More moves than any game has. */
    static final int NEVER = Integer.MAX_VALUE / 2;

    /** Sets of symmetries allowed for the canonical image; rows of {@link #LEAST_KING}. */
    private static final int ALL = 0;

    private static final int WITH_PAWN = 1;

    /** Symmetries that keep dark squares dark. */
    private static final int KEEP_COLOR = 2;

    private static final int CHANGE_COLOR = 3;

    /** By set and white king's square: the symmetries of the set that take the king to the least square, as bits. */
    private static final byte[][] LEAST_KING = leastKing();

    private final String material;

    /** The possible materials: the original one, then those after promotion. */
    private final List<String> materials;

    /** {@link MaterialKey} of each material, White strong; last the one after the black piece is captured. */
    private final long[] keys;

    /** By material: the kinds of the pieces but for the black king, in the order of their squares. */
    private final int[][] kinds;

    /** The number of these pieces. */
    private final int ahead;

    /** The number of White's pieces; the one that follows, if there is one, is black. */
    private final int white;

    /** The number of bits for the squares; the bits above them name the material. */
    private final int bits;

    /** Index of White's only bishop, 0 when there is none or more than one. */
    private final int onlyBishop;

    private final boolean likePieces;

    /**
     * Creates the numbering of a material.
     *
     * @throws IllegalArgumentException when {@link #cover} is false
     */
    public Placements(String material) {
        this.material = material;
        if (!cover(material)) {
            throw new IllegalArgumentException(
                    "only king and pawn, or king and at most two pieces, against a king, or queen or rook against a piece: "
                            + material);
        }
        white = material.lastIndexOf('K');
        ahead = material.length() - 1;
        bits = BITS * material.length();
        materials = material.equals(PAWN_ENDING) ? AFTER_PROMOTION : List.of(material);
        keys = keys();
        kinds = new int[materials.size()][];
        for (int i = 0; i < kinds.length; i++) {
            String name = materials.get(i);
            kinds[i] = (name.substring(0, white) + name.substring(white + 1))
                    .chars()
                    .map(symbol -> Piece.fromSymbol((char) symbol))
                    .toArray();
        }
        String whites = material.substring(0, white);
        int bishop = whites.indexOf('B');
        onlyBishop = bishop >= 0 && bishop == whites.lastIndexOf('B') ? bishop : 0;
        likePieces = white == 3 && kinds[0][1] == kinds[0][2];
    }

    private long[] keys() {
        Stream<String> captured = isDefended() ? Stream.of(bareMaterial()) : Stream.empty();
        return Stream.concat(materials.stream(), captured)
                .mapToLong(MaterialKey::parse)
                .toArray();
    }

    private String bareMaterial() {
        return material.substring(0, white + 1);
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

    /** True for a material whose placements are numbered. */
    public static boolean cover(String material) {
        return material.matches("K([QRBN]{0,2}|P)K") || material.matches(DEFENDED);
    }

    /** True when Black has a piece beside the king. */
    public boolean isDefended() {
        return ahead > white;
    }

    private boolean isCaptured(int number) {
        return isDefended() && square(number, white) == (number & SQUARE);
    }

    /** The material, such as {@code KBNK}. */
    public String material() {
        return material;
    }

    /** The material of a position; after a promotion or a capture it is another one. */
    public String material(int number) {
        return isCaptured(number) ? bareMaterial() : materials.get(number >>> bits);
    }

    /** One more than the largest number. */
    public int size() {
        return materials.size() << bits;
    }

    /**
     * True for a position of the material, or of the material after a promotion or a capture; either colour may be the
     * strong side.
     */
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

    /** The number of a position for which {@link #contains} is true, White strong. */
    public int number(Position x) {
        return number(x, Color.WHITE);
    }

    /** The number of such a position; when Black is strong, the number with ranks and colours exchanged. */
    public int number(Position x, int strongSide) {
        int index = index(x, strongSide);
        int number = index < kinds.length ? index : 0;
        int[] pieces = kinds[number];
        long taken = 0;
        for (int piece = 0; piece < white; piece++) {
            int square = Bitboard.first(upright(x.pieces(strongSide, pieces[piece]), strongSide) & ~taken);
            taken |= 1L << square;
            number = number << BITS | square;
        }
        int bk = Bitboard.first(upright(x.pieces(strongSide ^ 1, Piece.KING), strongSide));
        if (isDefended()) {
            long defender = upright(x.pieces(strongSide ^ 1, pieces[white]), strongSide);
            number = number << BITS | (defender == 0 ? bk : Bitboard.first(defender));
        }
        return number << BITS | bk;
    }

    private static long upright(long pieces, int strongSide) {
        return strongSide == Color.WHITE ? pieces : Long.reverseBytes(pieces);
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
     * A lower bound of the moves each side needs from one placement to another. Each of White's pieces beside the king
     * counts as one move. When a pawn has moved, it is more than any game has.
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
        return kinds[number >>> bits][ahead - 1] == Piece.PAWN;
    }

    /** Squares of White's pieces other than the king. */
    private long pieces(int number) {
        long squares = 0;
        for (int piece = 1; piece < white; piece++) {
            squares |= 1L << square(number, piece);
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
        for (int piece = 0; piece < white; piece++) {
            builder.put(square(number, piece), Piece.of(Color.WHITE, kinds[number >>> bits][piece]));
        }
        if (isDefended() && !isCaptured(number)) {
            builder.put(square(number, white), Piece.of(Color.BLACK, kinds[0][white]));
        }
        builder.put(bk, Piece.of(Color.BLACK, Piece.KING));
        try {
            return builder.build();
        } catch (IllegalPositionException e) {
            return null;
        }
    }

    /**
     * The position of a number with White to move, which must be legal.
     *
     * @throws IllegalStateException when it is not legal
     */
    public Position withWhiteToMove(int number) {
        Position x = position(number, Color.WHITE);
        if (x == null) {
            throw new IllegalStateException("no such position of " + material + ": " + number);
        }
        return x;
    }

    /** The least number of all images. */
    public int canonical(int number) {
        return turned(symmetry(number), number);
    }

    /** The number of symmetries, counted from the first, under which a position has images. */
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
     * The set of symmetries that can give the least image. The king's square has the highest weight, so it must be the
     * least possible.
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

    /** The number of the image under a symmetry. */
    public int turned(int symmetry, int number) {
        int image = number >>> bits << BITS | Symmetry.apply(symmetry, square(number, 0));
        int first = 0;
        if (ahead > 1) {
            first = Symmetry.apply(symmetry, square(number, 1));
        }
        if (ahead == 3) {
            int second = Symmetry.apply(symmetry, square(number, 2));
            boolean exchange = likePieces && first > second;
            image = image << BITS | (exchange ? second : first);
            first = exchange ? first : second;
        }
        image = ahead > 1 ? image << BITS | first : image;
        return image << BITS | Symmetry.apply(symmetry, number & SQUARE);
    }

    /** True when the pieces stand on different squares and equal pieces are in order. */
    private boolean isPossible(int number) {
        long occupied = 1L << (number & SQUARE);
        for (int piece = 0; piece < ahead; piece++) {
            occupied |= 1L << square(number, piece);
        }
        int men = isCaptured(number) ? ahead : ahead + 1;
        return Bitboard.count(occupied) == men && !(likePieces && square(number, 1) > square(number, 2));
    }

    private int square(int number, int piece) {
        return number >>> BITS * (ahead - piece) & SQUARE;
    }

    private static boolean isDark(int square) {
        return Bitboard.contains(Bitboard.DARK, square);
    }

    @Override
    public String toString() {
        return material;
    }
}
