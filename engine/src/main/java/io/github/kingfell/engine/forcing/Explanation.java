package io.github.kingfell.engine.forcing;

import io.github.kingfell.engine.board.Color;
import io.github.kingfell.engine.board.Position;
import io.github.kingfell.engine.notation.San;
import java.util.List;

/** Why the book plays a move, in words. */
final class Explanation {
    private final BookPosition place;
    private final ForcingTree tree;
    private final int node;
    private final int earlier;
    private final int remaining;

    /**
     * @param place the position before the move
     * @param node of the move, in a tree that was grown here or earlier on the branch
     * @param earlier moves of the tree played before this one
     * @param remaining moves within which mate is sure, or {@link Endgame#NO_GUARANTEE}
     */
    Explanation(BookPosition place, ForcingTree tree, int node, int earlier, int remaining) {
        this.place = place;
        this.tree = tree;
        this.node = node;
        this.earlier = earlier;
        this.remaining = remaining;
    }

    /** The ending, the stage and what it is for. */
    static String whereWeAre(BookPosition place) {
        Stages stages = place.endgame().stages();
        Stage stage = stages.list().get(Standing.stage(place.endgame().standing(place.seen())));
        return place.endgame().name() + ", stage " + stage.number() + " of " + stages.highest() + ", " + stage.name()
                + ": " + stage.purpose();
    }

    /** For example {@code stage 2, 12 squares}, or {@code checkmate}. */
    static String inWords(Stages stages, long standing) {
        Stage stage = stages.list().get(Standing.stage(standing));
        if (stage.number() == stages.highest()) {
            return stage.name();
        }
        String number = "stage " + stage.number();
        return stage.hasMeasure() ? number + ", " + Standing.measure(standing) + " " + stage.unit() : number;
    }

    /** What the tree reaches from what. */
    String progress() {
        Stages stages = place.endgame().stages();
        String before = inWords(stages, place.endgame().standing(place.seen()));
        String after = inWords(stages, tree.promise(node));
        boolean mate = Standing.stage(tree.promise(node)) == stages.highest();
        return "from " + before + " to " + after + (mate ? "" : " or better");
    }

    String size() {
        int depth = tree.depth(node);
        return earlier == 0
                ? "forcing tree of depth " + depth + ", " + counted(tree.examined(), "position") + " examined"
                : "move " + (earlier + 1) + " of a forcing tree that goes " + depth + " deep from here";
    }

    /** Mate within so many moves, whatever Black plays; or that nobody has shown it. */
    String promise() {
        if (remaining == Endgame.NO_GUARANTEE) {
            return "how soon it mates has not been shown";
        }
        return "mate in at most " + counted(remaining, "move");
    }

    private static String counted(int number, String what) {
        return number + " " + what + (number == 1 ? "" : "s");
    }

    List<String> notes() {
        return List.of(whereWeAre(place), progress(), size() + ", " + promise());
    }

    /** All of it, and the tree. */
    String text(Position board) {
        Stages stages = place.endgame().stages();
        int move = place.view().toBoard(tree.move(node));
        return whereWeAre(place) + "\n"
                + side(place.strongSide()) + " plays " + San.format(board, move) + ": " + progress() + "\n"
                + size() + ", " + promise() + "\n\n"
                + TreePrinter.print(tree, node, board, place.view(), standing -> inWords(stages, standing));
    }

    static String side(int color) {
        return color == Color.WHITE ? "White" : "Black";
    }
}
