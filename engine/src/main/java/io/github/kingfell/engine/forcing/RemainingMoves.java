package io.github.kingfell.engine.forcing;

import io.github.kingfell.engine.board.MoveGenerator;
import io.github.kingfell.engine.board.MoveList;
import io.github.kingfell.engine.board.Position;

/**
 * How many moves a player needs at most who follows a tree to the end of its branch: to the leaf, and from there what the
 * book guarantees from the next head, over all defences.
 */
final class RemainingMoves {
    private RemainingMoves() {}

    /**
     * @param node of the move to be played
     * @param before the position it is played in, in the book's view; not changed
     * @return {@link Endgame#NO_GUARANTEE} when some next head has none
     */
    static int of(Endgame endgame, ForcingTree tree, int node, Position before) {
        return most(endgame, tree, node, before.copy(), 1);
    }

    private static int most(Endgame endgame, ForcingTree tree, int node, Position x, int moves) {
        x.make(tree.move(node));
        int most = moves;
        if (tree.isLeaf(node)) {
            MoveList replies = new MoveList();
            new MoveGenerator(x).generate(x, replies);
            for (int i = 0; i < replies.size(); i++) {
                x.make(replies.get(i));
                most = Math.max(most, after(moves, endgame.guarantee(x)));
                x.unmake(replies.get(i));
            }
        }
        for (int reply = tree.firstReply(node); reply != ForcingTree.NONE; reply = tree.nextReply(reply)) {
            x.make(tree.replyMove(reply));
            most = Math.max(most, most(endgame, tree, tree.answer(reply), x, moves + 1));
            x.unmake(tree.replyMove(reply));
        }
        x.unmake(tree.move(node));
        return most;
    }

    private static int after(int moves, int guarantee) {
        return guarantee == Endgame.NO_GUARANTEE ? guarantee : moves + guarantee;
    }
}
