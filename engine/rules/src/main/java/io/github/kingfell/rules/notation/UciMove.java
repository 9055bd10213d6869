package io.github.kingfell.rules.notation;

import io.github.kingfell.rules.board.CastlingRights;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;

/** Moves in the long algebraic form of UCI, such as {@code e2e4} and {@code e7e8q}. */
public final class UciMove {
    /** The bit that tells small letters from capital ones. */
    private static final int LOWER_CASE = 0x20;

    private static final int NO_KIND = -1;

    private UciMove() {}

    /**
     * Formats a move. Castling is the king's step of two squares, or "king takes rook" when {@code chess960} is set.
     */
    public static String format(int move, boolean chess960) {
        int from = Move.from(move);
        int to = Move.to(move);
        if (Move.isCastling(move) && !chess960) {
            to = castlingTarget(move);
        }
        String squares = Square.name(from) + Square.name(to);
        return Move.isPromotion(move) ? squares + Character.toLowerCase(Piece.symbol(Move.promotedTo(move))) : squares;
    }

    /**
     * Returns the legal move that the text names, or {@link Move#NONE}. Upper-case promotion letters, both forms of
     * castling and {@code O-O} (with letters or zeros) are understood. When a king's step and castling share a text,
     * the step is meant.
     */
    public static int parse(String text, Position position) {
        return find(text, MoveList.legal(position));
    }

    /** As {@link #parse}, with the legal moves of the position. Allocates nothing but for castling by letters. */
    public static int find(String text, MoveList legal) {
        int from = square(text, 0);
        int to = square(text, 2);
        int promoted = promoted(text);
        int castling = Move.NONE;
        for (int i = 0; i < legal.size(); i++) {
            int move = legal.get(i);
            if (Move.isCastling(move)) {
                boolean bySquares = Move.from(move) == from
                        && (Move.to(move) == to || castlingTarget(move) == to)
                        && promoted == Piece.NONE;
                castling = bySquares || isCastlingSign(text, move) ? move : castling;
            } else if (Move.from(move) == from && Move.to(move) == to && Move.promotedTo(move) == promoted) {
                return move;
            }
        }
        return castling;
    }

    /** Returns the square at an index of the text, in letters of either case; {@link Square#NONE} when it has none. */
    private static int square(String text, int index) {
        if (text.length() < index + 2) {
            return Square.NONE;
        }
        int file = (text.charAt(index) | LOWER_CASE) - 'a';
        int rank = text.charAt(index + 1) - '1';
        return file < 0 || file > 7 || rank < 0 || rank > 7 ? Square.NONE : Square.of(file, rank);
    }

    /** Returns the kind of piece that the text promotes to; no kind at all when it is too long or ends differently. */
    private static int promoted(String text) {
        if (text.length() <= 4) {
            return Piece.NONE;
        }
        int piece = text.length() == 5 ? Piece.fromSymbol((char) (text.charAt(4) & ~LOWER_CASE)) : Piece.NONE;
        return piece == Piece.NONE ? NO_KIND : piece;
    }

    private static boolean isCastlingSign(String text, int castling) {
        boolean kingSide = Move.to(castling) > Move.from(castling);
        return (kingSide ? "o-o" : "o-o-o").equalsIgnoreCase(text.replace('0', 'o'));
    }

    /** The king's destination of a castling move. */
    private static int castlingTarget(int move) {
        int wing = Move.to(move) > Move.from(move) ? CastlingRights.KING_SIDE : CastlingRights.QUEEN_SIDE;
        return CastlingRights.kingTarget(Square.rank(Move.from(move)) / 7, wing);
    }
}
