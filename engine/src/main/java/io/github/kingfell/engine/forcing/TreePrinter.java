package io.github.kingfell.engine.forcing;

import io.github.kingfell.engine.board.Position;
import io.github.kingfell.engine.notation.San;
import java.util.function.LongFunction;

/**
 * A forcing tree as text, one line for each reply with its answer, three spaces deeper for each move. Moves are those of
 * the real board; a branch ends with what has been reached.
 */
public final class TreePrinter {
    private static final String INDENT = "   ";

    private final ForcingTree tree;
    private final Perspective view;
    private final LongFunction<String> wording;
    private final StringBuilder text = new StringBuilder();

    private TreePrinter(ForcingTree tree, Perspective view, LongFunction<String> wording) {
        this.tree = tree;
        this.view = view;
        this.wording = wording;
    }

    /**
     * @param node where to begin, such as the tree's root
     * @param board the real position before the node's move; not changed
     * @param view between the real board and the tree's
     * @param wording says a {@link Standing} in words
     */
    public static String print(
            ForcingTree tree, int node, Position board, Perspective view, LongFunction<String> wording) {
        TreePrinter printer = new TreePrinter(tree, view, wording);
        printer.node(node, board.copy(), 1);
        return printer.text.toString();
    }

    private void node(int node, Position board, int number) {
        int move = view.toBoard(tree.move(node));
        text.append(number).append(". ").append(San.format(board, move));
        if (tree.isLeaf(node)) {
            text.append(": ").append(wording.apply(tree.standing(node)));
        }
        text.append('\n');
        board.make(move);
        for (int reply = tree.firstReply(node); reply != ForcingTree.NONE; reply = tree.nextReply(reply)) {
            int played = view.toBoard(tree.replyMove(reply));
            text.append(INDENT.repeat(number)).append(number).append("... ");
            text.append(San.format(board, played)).append(' ');
            board.make(played);
            node(tree.answer(reply), board, number + 1);
            board.unmake(played);
        }
        board.unmake(move);
    }
}
