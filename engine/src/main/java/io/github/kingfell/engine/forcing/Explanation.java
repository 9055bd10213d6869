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

    /**
     * @param place the position before the move
     * @param node of the move, in a tree that was grown here or earlier on the branch
     */
    Explanation(BookPosition place, ForcingTree tree, int node) {
        this.place = place;
        this.tree = tree;
        this.node = node;
    }

    /** The ending, the stage and what it is for. */
    static String whereWeAre(BookPosition place) {
        Stages stages = place.endgame().stages();
        long standing = place.endgame().standing(place.seen());
        Stage stage = stages.list().get(Standing.stage(standing));
        return place.endgame().name() + ", " + inWords(stages, standing) + " of " + stages.highest() + " ("
                + stage.name() + "): " + stage.purpose();
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
        return "from " + before + " to " + after + " or better";
    }

    String size() {
        return "forcing tree of depth " + tree.depth(node) + ", " + tree.examined() + " positions examined";
    }

    List<String> notes() {
        return List.of(whereWeAre(place), progress(), size());
    }

    /** All of it, and the tree. */
    String text(Position board) {
        Stages stages = place.endgame().stages();
        int move = place.view().apply(tree.move(node));
        return whereWeAre(place) + "\n"
                + side(place.strongSide()) + " plays " + San.format(board, move) + ": " + progress() + "\n"
                + "mate is sure in at most " + place.endgame().guarantee(place.seen()) + " moves\n"
                + size() + "\n\n"
                + TreePrinter.print(tree, node, board, place.view(), standing -> inWords(stages, standing));
    }

    static String side(int color) {
        return color == Color.WHITE ? "White" : "Black";
    }
}
