package io.github.kingfell.kernel;

import static io.github.kingfell.kernel.Squares.NONE;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * An ending against the bare king or against a piece, White to move, with its positions as numbers: six bits a piece,
 * the white king in the highest, the black king in the lowest; two bits above them tell what the pawn is now. A black
 * piece that was captured has the square of its king.
 *
 * @param pieces White's pieces, then Black's, the king last, as letters of FEN: {@code KBNk}, {@code KQrk}
 */
record Ending(String pieces) {
    private static final String PAWN_IS_NOW = "PQR";

    /** Returns the ending of a name; objects when the name is not that of such an ending. */
    static Ending named(String name) {
        Objection.unreadableUnless(name.matches("K([QRBN]{1,3}|P)K|K[QR]K[QRBN]"), "not such an ending: " + name);
        int king = name.lastIndexOf('K');
        return new Ending(name.substring(0, king) + name.substring(king + 1).toLowerCase(Locale.ROOT) + "k");
    }

    /** Whether Black has a piece beside the king. */
    boolean isDefended() {
        return Character.isLowerCase(pieces.charAt(pieces.length() - 2));
    }

    /** The exclusive upper bound of the numbers. */
    int numbers() {
        return (pieces.contains("P") ? PAWN_IS_NOW.length() : 1) << 6 * pieces.length();
    }

    /** The position of a number; when two pieces share a square, the first of them is missing. */
    Position position(int number) {
        StringBuilder board = new StringBuilder(".".repeat(64));
        String now = pieces.replace('P', PAWN_IS_NOW.charAt(number >> 6 * pieces.length()));
        for (int i = 0; i < now.length(); i++) {
            board.setCharAt(number >> 6 * (now.length() - 1 - i) & 63, now.charAt(i));
        }
        return new Position(board.toString(), true, "", NONE);
    }

    /** Whether the number is that of a legal position and the least of all its images. */
    boolean isCanonical(int number) {
        Position position = position(number);
        return position.fault().isEmpty() && number(position) == number;
    }

    /** The number of the canonical image of a position; -1 when White's pieces are not those of the ending. */
    int number(Position position) {
        String board = position.board();
        return IntStream.range(0, board.contains("P") ? 2 : 8)
                .map(symmetry -> number(turned(board, symmetry)))
                .filter(number -> number >= 0)
                .min()
                .orElse(-1);
    }

    private static String turned(String board, int symmetry) {
        char[] turned = new char[64];
        for (int square = 0; square < 64; square++) {
            int image = square ^ ((symmetry & 1) == 0 ? 0 : 7) ^ ((symmetry & 2) == 0 ? 0 : 56);
            turned[(symmetry & 4) == 0 ? image : image % 8 * 8 + image / 8] = board.charAt(square);
        }
        return new String(turned);
    }

    /** The number of a board as it stands; -1 when it has none, or when White's single bishop is on a light square. */
    private int number(String board) {
        int bishop = board.indexOf('B');
        if (bishop >= 0 && bishop == board.lastIndexOf('B') && (bishop % 8 + bishop / 8) % 2 != 0) {
            return -1;
        }
        return IntStream.range(0, numbers() >> 6 * pieces.length())
                .map(now -> number(board, pieces.replace('P', PAWN_IS_NOW.charAt(now)), now))
                .max()
                .orElse(-1);
    }

    private static int number(String board, String pieces, int above) {
        int number = above;
        int square = NONE;
        for (int i = 0; i < pieces.length(); i++) {
            boolean like = i > 0 && pieces.charAt(i) == pieces.charAt(i - 1);
            square = board.indexOf(pieces.charAt(i), like ? square + 1 : 0);
            if (square < 0 && Character.isUpperCase(pieces.charAt(i))) {
                return -1;
            }
            number = number << 6 | (square < 0 ? board.indexOf('k') : square);
        }
        return number;
    }

    /** The legal moves in the order in which the format numbers them. */
    static List<Move> ordered(Position position) {
        List<Move> moves = position.legalMoves();
        moves.sort(Comparator.comparingInt((Move move) ->
                        "knbrqp".indexOf(Character.toLowerCase(position.board().charAt(move.from()))))
                .thenComparingInt(Move::from)
                .thenComparingInt(Move::to)
                .thenComparingInt(move -> "qrbn".indexOf(move.promotion())));
        return moves;
    }
}
