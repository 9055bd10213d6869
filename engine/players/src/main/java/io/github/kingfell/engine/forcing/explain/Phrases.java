package io.github.kingfell.engine.forcing.explain;

import io.github.kingfell.engine.forcing.endgame.BookPosition;
import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.engine.forcing.endgame.Stage;
import io.github.kingfell.engine.forcing.endgame.Stages;
import io.github.kingfell.engine.forcing.endgame.Standing;
import io.github.kingfell.engine.forcing.tree.TreeMove;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.notation.San;

/** The phrases of which the sentences of {@link Wording} and the lines of trees consist. */
public final class Phrases {
    private Phrases() {}

    /** Returns the ending, the stage and its purpose. */
    public static String whereWeAre(BookPosition place) {
        Stages stages = place.endgame().stages();
        Stage stage = stages.list().get(Standing.stage(place.endgame().standing(place.seen())));
        return place.endgame().name() + ", stage " + stage.number() + " of " + stages.highest() + ", " + stage.name()
                + ": " + stage.purpose();
    }

    /** Returns where a branch ends, for example {@code stage 2, 12 squares}, or {@code checkmate}. */
    static String reached(Stages stages, TreeMove leaf) {
        boolean promised = leaf.promise() != Endgame.NO_GUARANTEE && leaf.promise() > 0;
        return inWords(stages, leaf.standing())
                + (leaf.added().isEmpty() ? "" : ", " + leaf.added())
                + (promised ? ", the book can promise mate within " + counted(leaf.promise(), "more move") : "");
    }

    /** Returns a standing, for example {@code stage 2, 12 squares}, or {@code checkmate}. */
    static String inWords(Stages stages, long standing) {
        Stage stage = stages.list().get(Standing.stage(standing));
        return stage.number() == stages.highest() ? stage.name() : "stage " + stage.number() + measure(stage, standing);
    }

    private static String measure(Stage stage, long standing) {
        return stage.hasMeasure() ? ", " + stage.scale().counted(Standing.measure(standing)) : "";
    }

    static String counted(int number, String what) {
        return number + " " + what + (number == 1 ? "" : "s");
    }

    /**
     * Returns, for example, {@code forcing tree of depth 4, 478 positions examined}, or {@code remembered tree of depth
     * 9}.
     */
    static String size(int depth, int earlier, int examined, boolean remembered) {
        if (earlier > 0) {
            return "move " + (earlier + 1) + " of a " + (remembered ? "remembered tree" : "forcing tree") + " of "
                    + "depth "
                    + depth + " from here, no position examined";
        }
        return remembered
                ? "remembered tree of depth " + depth
                : "forcing tree of depth " + depth + ", " + counted(examined, "position") + " examined";
    }

    /** Returns stage and tree in one line, for every move of the book. */
    public static String summary(BookPosition place, int depth, int earlier, int examined, boolean remembered) {
        Endgame endgame = place.endgame();
        Stages stages = endgame.stages();
        long standing = endgame.standing(place.seen());
        Stage stage = stages.list().get(Standing.stage(standing));
        return size(depth, earlier, examined, remembered) + "; " + endgame.material() + ", stage " + stage.number()
                + " of " + stages.highest() + measure(stage, standing);
    }

    static String capture(Position before, int move, String takes, boolean draws) {
        String piece = name(before, Move.to(move));
        return San.format(before, move) + takes + " the " + piece + (draws ? ", a draw" : "");
    }

    static String attackedPiece(Position board, Reasons.Attacked attacked) {
        return "the " + name(board, attacked.square()) + " on " + Square.name(attacked.square())
                + (attacked.guarded() ? ", which is guarded" : ", which is not guarded");
    }

    private static String name(Position board, int square) {
        return switch (Piece.kind(board.pieceAt(square))) {
            case Piece.PAWN -> "pawn";
            case Piece.KNIGHT -> "knight";
            case Piece.BISHOP -> "bishop";
            case Piece.ROOK -> "rook";
            case Piece.QUEEN -> "queen";
            default -> "king";
        };
    }

    static String side(int color) {
        return color == Color.WHITE ? "White" : "Black";
    }
}
