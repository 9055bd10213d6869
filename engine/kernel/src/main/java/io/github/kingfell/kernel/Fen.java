package io.github.kingfell.kernel;

import static io.github.kingfell.kernel.Objection.unreadableUnless;
import static io.github.kingfell.kernel.Squares.NONE;

import java.util.TreeMap;

/**
 * A position as FEN text of four to six fields: pieces, side to move, castling, en passant, halfmove clock, move
 * number.
 *
 * @param position the position
 * @param clock half moves since the last pawn move or capture; 0 when the text has no clock
 */
record Fen(Position position, int clock) {

    /** Reads a FEN; objects to text that is no FEN, or to a position that cannot occur in a game. */
    static Fen read(String text) {
        String[] fields = text.split(" ", -1);
        unreadableUnless(fields.length >= 4 && fields.length <= 6, "a FEN must have four to six fields");
        String board = board(fields[0]);
        unreadableUnless(fields[1].matches("[wb]"), "the side to move must be w or b");
        boolean white = fields[1].equals("w");
        int enPassant = Squares.named(fields[3]);
        boolean passed = enPassant == NONE ? fields[3].equals("-") : Position.isPassed(board, white, enPassant);
        unreadableUnless(passed, "no pawn has just passed the en-passant square " + fields[3]);
        Position position = new Position(board, white, castling(fields[2], board), enPassant);
        unreadableUnless(position.fault().isEmpty(), position.fault());
        int clock = fields.length < 5 ? 0 : Lines.number(fields[4], 0, 9999);
        unreadableUnless(fields.length < 6 || Lines.number(fields[5], 0, 9999) >= 0, "the move number is out of range");
        return new Fen(position, clock);
    }

    private static String board(String text) {
        String[] ranks = text.split("/", -1);
        unreadableUnless(ranks.length == 8, "a board must have eight ranks");
        StringBuilder board = new StringBuilder();
        for (int rank = 7; rank >= 0; rank--) {
            unreadableUnless(ranks[rank].matches("[1-8pnbrqkPNBRQK]+"), "a rank must have piece letters and digits");
            String row = ranks[rank];
            for (int empty = 1; empty <= 8; empty++) {
                row = row.replace("" + empty, ".".repeat(empty));
            }
            unreadableUnless(row.length() == 8, "a rank must have eight squares");
            board.append(row);
        }
        unreadableUnless(board.toString().replace(".", "").length() <= 32, "more than 32 pieces");
        return board.toString();
    }

    /**
     * The squares of the castling rooks. K and Q mean the outermost rook on that side of the king, a file letter the
     * rook on that file.
     */
    private static String castling(String text, String board) {
        unreadableUnless(text.matches("-|[A-HKQa-hkq]{1,4}"), "the castling field must be - or one to four letters");
        TreeMap<Integer, Integer> rooks = new TreeMap<>();
        for (char letter : text.replace("-", "").toCharArray()) {
            boolean white = Character.isUpperCase(letter);
            int first = white ? 0 : 56;
            int king = Position.king(board, white) - first;
            char rook = Position.piece('r', white);
            String rank = board.substring(first, first + 8);
            char kind = Character.toLowerCase(letter);
            int file = kind == 'k' ? rank.lastIndexOf(rook) : kind == 'q' ? rank.indexOf(rook) : kind - 'a';
            int side = file < king ? -1 : 1;
            boolean there = king >= 0 && king < 8 && file >= 0 && rank.charAt(file) == rook;
            unreadableUnless(there && kind != (side < 0 ? 'k' : 'q'), "no king and rook for castling right " + letter);
            Integer other = rooks.put(first + side, first + file);
            unreadableUnless(other == null || other == first + file, "castling rights for two rooks on the same side");
        }
        StringBuilder squares = new StringBuilder();
        rooks.values().forEach(square -> squares.append(Squares.name(square)));
        return squares.toString();
    }
}
