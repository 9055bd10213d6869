package io.github.kingfell.engine.forcing.explain;

import io.github.kingfell.engine.forcing.endgame.Stages;
import io.github.kingfell.engine.forcing.tree.TreeMove;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.San;
import java.util.ArrayList;
import java.util.List;

/**
 * A forcing tree as text, one line for each reply with its answer, three spaces deeper for each move. A branch ends
 * with the stage or result that it reaches.
 */
public final class TreePrinter {
    private static final String INDENT = "   ";

    private final Stages stages;
    private final int deepest;
    private final List<String> lines = new ArrayList<>();

    private TreePrinter(Stages stages, int deepest) {
        this.stages = stages;
        this.deepest = deepest;
    }

    /**
     * @param board the real position before the tree's first move; not changed
     * @param stages of the ending, for the words
     * @param most the greatest number of lines; a larger tree is cut at a depth, and the text says so
     */
    public static List<String> lines(TreeMove tree, Position board, Stages stages, int most) {
        int deepest = 1;
        while (deepest < tree.depth() && count(tree, deepest + 1) <= most) {
            deepest++;
        }
        TreePrinter printer = new TreePrinter(stages, deepest);
        printer.write(tree, board.copy(), 1, "");
        return printer.lines;
    }

    /** Returns the number of lines of a tree that is cut at a depth. */
    private static int count(TreeMove tree, int depth) {
        return depth == 0
                ? 0
                : 1
                        + tree.replies().stream()
                                .mapToInt(reply -> count(reply.answer(), depth - 1))
                                .sum();
    }

    private void write(TreeMove node, Position board, int number, String before) {
        StringBuilder line = new StringBuilder(before);
        line.append(number).append(". ").append(San.format(board, node.move()));
        if (node.isLeaf()) {
            line.append(": ").append(Phrases.reached(stages, node));
        } else if (number == deepest) {
            line.append(" ... ")
                    .append(Phrases.counted(node.depth() - 1, "move"))
                    .append(" more");
        }
        lines.add(line.toString());
        if (number < deepest) {
            board.make(node.move());
            for (TreeMove.Reply reply : node.replies()) {
                String played = INDENT.repeat(number) + number + "... " + San.format(board, reply.move()) + ' ';
                board.make(reply.move());
                write(reply.answer(), board, number + 1, played);
                board.unmake(reply.move());
            }
            board.unmake(node.move());
        }
    }
}
