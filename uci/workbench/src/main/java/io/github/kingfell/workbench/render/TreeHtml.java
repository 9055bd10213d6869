package io.github.kingfell.workbench.render;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.AnswerTree;
import io.github.kingfell.rules.notation.San;
import java.io.IOException;
import java.io.Writer;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;

/**
 * A tree of answers as nested {@code details} elements, which browsers open and close without a script. A large tree is
 * cut at the deepest level that keeps it below a number of nodes.
 */
final class TreeHtml {
    /** About as many as a browser shows without a pause. */
    private static final int MOST_NODES = 4000;

    /** Each board takes one or two kilobytes. */
    private static final int MOST_BOARDS = 400;

    private static final int BOARD_WIDTH = 160;

    /** The kinds of trees. */
    enum Kind {
        MATE,
        REFUTATION,
        /** A forcing tree: its branches end in better positions. */
        FORCING
    }

    private final AnswerTree tree;
    private final Position position;
    private final Kind kind;
    private final IntFunction<String> ends;
    private final int below;
    private final Writer out;

    /** By node index: number of answers on the longest branch from there on, 0 for unknown. */
    private final int[] lengths;

    /** Move numbers start at the root, whatever the game before it. */
    private final int firstNumber;

    private final int deepestNode;
    private final int deepestBoard;

    /**
     * @param tree accepted by a checker for this root
     * @param below the colour at the bottom of the boards
     */
    TreeHtml(AnswerTree tree, Position root, Kind kind, int below, Writer out) {
        this(tree, root, kind, node -> "", below, out, MOST_NODES);
    }

    /** @param ends text for the end of a branch, by node */
    TreeHtml(AnswerTree tree, Position root, Kind kind, IntFunction<String> ends, int below, Writer out) {
        this(tree, root, kind, ends, below, out, MOST_NODES);
    }

    /** @param most nodes to show; the root is always shown */
    TreeHtml(AnswerTree tree, Position root, Kind kind, IntFunction<String> ends, int below, Writer out, int most) {
        this.tree = tree;
        position = root.copy();
        firstNumber = root.fullmoveNumber();
        this.kind = kind;
        this.ends = ends;
        this.below = below;
        this.out = out;
        lengths = new int[tree.size()];
        measure(0);
        deepestNode = levels(most);
        deepestBoard = levels(MOST_BOARDS);
    }

    static String style() {
        return """
            details.n { margin-left: .9rem; border-left: 1px solid #8888; padding-left: .5rem; }
            details.one > details.n { margin-left: 0; border-left: 0; padding-left: 0; }
            details.n > summary { cursor: pointer; }
            .leaf, .cut { margin-left: .9rem; padding-left: 1.4rem; }
            .cut { opacity: .7; font-style: italic; }
            .left { opacity: .7; font-size: .85rem; }
            .n > .board { margin: .3rem 0 .5rem; }
            """;
    }

    void write() throws IOException {
        if (deepestNode < lengths[0] - 1) {
            out.write("<p>The tree is too large for a page. It is shown down to depth " + (deepestNode + 1)
                    + (kind == Kind.FORCING ? "" : "; the proof file has the complete tree") + ".</p>\n");
        }
        boolean attackerBegins = tree.answer(0) != Move.NONE;
        if (attackerBegins || tree.count(0) == 0) {
            writeNode(attackerBegins ? "" : "the root", 0, 0, Move.NONE);
        } else {
            writeMoves(0, 0);
        }
    }

    /** @param text the move that the node answers, with its number */
    private void writeNode(String text, int node, int depth, int lastMove) throws IOException {
        int answer = tree.answer(node);
        String label =
                text + (text.isEmpty() ? "" : " ") + (answer == Move.NONE ? "" : "<b>" + numbered(answer) + "</b>");
        if (answer != Move.NONE) {
            position.make(answer);
        }
        if (tree.count(node) == 0) {
            out.write("<div class='leaf'>" + label + ending(answer, node) + "</div>\n");
        } else {
            out.write("<details class='n" + (tree.count(node) == 1 ? " one'" : "'") + (depth == 0 ? " open" : "")
                    + "><summary>" + label + " <span class='left'>" + remaining(node) + "</span></summary>\n");
            if (depth <= deepestBoard) {
                out.write(
                        BoardSvg.of(position, answer == Move.NONE ? lastMove : answer, 0, List.of(), below, BOARD_WIDTH)
                                + "\n");
            }
            writeMoves(node, depth);
            out.write("</details>\n");
        }
        if (answer != Move.NONE) {
            position.unmake(answer);
        }
    }

    private void writeMoves(int node, int depth) throws IOException {
        if (depth >= deepestNode) {
            out.write("<div class='cut'>" + tree.count(node) + (tree.count(node) == 1 ? " move" : " moves")
                    + " and the answers to them" + (kind == Kind.FORCING ? "" : ": see the proof file")
                    + "</div>\n");
            return;
        }
        for (int i = 0; i < tree.count(node); i++) {
            int move = tree.move(node, i);
            String text = numbered(move);
            position.make(move);
            writeNode(text, tree.next(node, i), depth + 1, move);
            position.unmake(move);
        }
    }

    private String remaining(int node) {
        int count = tree.count(node);
        if (kind == Kind.REFUTATION) {
            return count == 1 ? "one move" : count + " moves";
        }
        int more = lengths[node] - 1;
        if (kind == Kind.FORCING) {
            return (count == 1 ? "one reply" : count + " replies") + ", the branches end within " + more
                    + (more == 1 ? " move" : " moves");
        }
        return (count == 1 ? "one defence" : count + " defences") + ", mate in " + more + (more == 1 ? "" : " at most");
    }

    private String ending(int answer, int node) {
        if (kind == Kind.FORCING) {
            return " " + ends.apply(node);
        }
        if (kind == Kind.MATE) {
            return answer == Move.NONE ? " checkmate" : "";
        }
        return answer == Move.NONE && position.ply() > 0 ? " draw" : "";
    }

    private String numbered(int move) {
        String number =
                position.fullmoveNumber() - firstNumber + 1 + (position.sideToMove() == Color.WHITE ? ". " : "... ");
        return number + San.format(position, move);
    }

    private void measure(int node) {
        int longest = 0;
        for (int i = 0; i < tree.count(node); i++) {
            int next = tree.next(node, i);
            if (lengths[next] == 0) {
                measure(next);
            }
            longest = Math.max(longest, lengths[next]);
        }
        lengths[node] = 1 + longest;
    }

    /**
     * Returns the deepest level down to which the tree, with shared branches counted each time, has at most this many
     * nodes.
     */
    private int levels(int most) {
        int[] level = {0};
        int nodes = 1;
        for (int depth = 0; ; depth++) {
            int size = 0;
            for (int node : level) {
                size += tree.count(node);
            }
            nodes += size;
            if (size == 0 || nodes > most) {
                return depth;
            }
            int[] next = new int[size];
            int filled = 0;
            for (int node : level) {
                for (int i = 0; i < tree.count(node); i++) {
                    next[filled++] = tree.next(node, i);
                }
            }
            level = Arrays.copyOf(next, filled);
        }
    }
}
