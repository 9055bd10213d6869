package io.github.kingfell.play.game;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.notation.San;
import java.util.List;

/**
 * Help in three steps, each saying more than the one before: the piece or the idea, the square or the goal, the move.
 *
 * @param steps three lines
 */
public record Hints(List<String> steps) {
    private static final List<String> NAMES = List.of("", "pawn", "knight", "bishop", "rook", "queen", "king");

    public Hints {
        steps = List.copyOf(steps);
    }

    /**
     * Returns hints to a move.
     *
     * @param idea what the move is for; empty for nothing to say
     * @param aim where the piece belongs; empty for the square of the move
     */
    public static Hints to(Position position, int move, String idea, String aim) {
        String piece = piece(position, move);
        String first = idea.isEmpty() ? "look at the " + piece : idea;
        String second = aim.isEmpty() ? piece + ": " + target(position, move) : aim;
        return new Hints(List.of(first, second, San.format(position, move)));
    }

    /** Returns the piece of a move, such as {@code rook on d1}. */
    static String piece(Position position, int move) {
        int from = Move.from(move);
        return NAMES.get(Piece.kind(position.pieceAt(from))) + " on " + Square.name(from);
    }

    private static String target(Position position, int move) {
        if (Move.isCastling(move)) {
            return "castle";
        }
        if (Move.isPromotion(move)) {
            return "promote";
        }
        return position.isCapture(move) ? "capture" : "a move to " + Square.name(Move.to(move));
    }
}
