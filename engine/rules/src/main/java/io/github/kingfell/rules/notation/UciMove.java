package io.github.kingfell.rules.notation;

import io.github.kingfell.rules.board.CastlingRights;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import java.util.Locale;

/** Moves in the long algebraic form of UCI, such as {@code e2e4} and {@code e7e8q}. */
public final class UciMove {
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
        MoveList moves = MoveList.legal(position);
        String wanted = text.toLowerCase(Locale.ROOT).replace('0', 'o');
        int castling = Move.NONE;
        for (int move : moves.toArray()) {
            if (Move.isCastling(move)) {
                boolean kingSide = Move.to(move) > Move.from(move);
                if (wanted.equals(kingSide ? "o-o" : "o-o-o")
                        || text.equalsIgnoreCase(format(move, false))
                        || text.equalsIgnoreCase(format(move, true))) {
                    castling = move;
                }
            } else if (text.equalsIgnoreCase(format(move, false))) {
                return move;
            }
        }
        return castling;
    }

    /** The king's destination of a castling move. */
    private static int castlingTarget(int move) {
        int wing = Move.to(move) > Move.from(move) ? CastlingRights.KING_SIDE : CastlingRights.QUEEN_SIDE;
        return CastlingRights.kingTarget(Square.rank(Move.from(move)) / 7, wing);
    }
}
