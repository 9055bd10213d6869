package io.github.kingfell.classics.connectivity.notation;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.notation.NotationException;
import java.util.Arrays;

/**
 * Moves in International Algebraic Notation as the program wrote it: {@code e2 - e4}, {@code N(b8) - d7}, {@code B *
 * b5+}, {@code 0-0-0}, {@code e5 - d6 EP}, {@code b7 * a8 *Q}.
 */
public final class InternationalNotation {
    private InternationalNotation() {}

    /** Returns the text of a legal move in the position before it. */
    public static String format(Position position, int move) {
        return text(position, move, isAmbiguous(position, move));
    }

    /**
     * Returns the one legal move that the text denotes. Blanks do not matter, and a redundant origin square is
     * accepted; signs of captures and checks must be right.
     *
     * @throws NotationException when no legal move fits
     */
    public static int parse(String text, Position position) throws NotationException {
        String bare = withoutBlanks(text);
        for (int move : legal(position)) {
            if (bare.equals(withoutBlanks(format(position, move)))
                    || bare.equals(withoutBlanks(text(position, move, true)))) {
                return move;
            }
        }
        throw new NotationException("no legal move \"" + text.strip() + "\"");
    }

    private static String text(Position position, int move, boolean withOrigin) {
        int from = Move.from(move);
        int to = Move.to(move);
        if (Move.isCastling(move)) {
            return to > from ? "0-0" : "0-0-0";
        }
        int kind = Piece.kind(position.pieceAt(from));
        String origin = withOrigin ? "(" + Square.name(from) + ")" : "";
        String source = kind == Piece.PAWN ? Square.name(from) : Piece.symbol(kind) + origin;
        // The operator shows whether the target square is occupied; an en passant capture is marked by EP instead.
        String operation = position.pieceAt(to) == Piece.NONE ? " - " : " * ";
        Position after = position.copy();
        after.make(move);
        return source + operation + Square.name(to) + (after.inCheck() ? "+" : "") + special(move);
    }

    private static String special(int move) {
        if (Move.isPromotion(move)) {
            return " *" + Piece.symbol(Move.promotedTo(move));
        }
        return Move.kind(move) == Move.EN_PASSANT ? " EP" : "";
    }

    /** Returns whether another piece of the same kind may go to the same square. */
    private static boolean isAmbiguous(Position position, int move) {
        int piece = position.pieceAt(Move.from(move));
        return Arrays.stream(legal(position))
                .anyMatch(other -> Move.to(other) == Move.to(move)
                        && Move.from(other) != Move.from(move)
                        && position.pieceAt(Move.from(other)) == piece);
    }

    private static int[] legal(Position position) {
        return MoveList.legal(position).toArray();
    }

    private static String withoutBlanks(String text) {
        return text.replaceAll("\\s", "");
    }
}
