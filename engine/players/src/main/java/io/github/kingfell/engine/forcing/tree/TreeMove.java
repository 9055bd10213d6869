package io.github.kingfell.engine.forcing.tree;

import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.engine.forcing.endgame.Perspective;
import io.github.kingfell.engine.forcing.endgame.Standing;
import io.github.kingfell.rules.board.Position;
import java.util.ArrayList;
import java.util.List;

/**
 * An immutable copy of a forcing tree: a move of the strong side with Black's replies and their answers. It stays valid
 * when its {@link ForcingTree} grows again, and its moves are those of the real board.
 *
 * @param move of the strong side
 * @param standing {@link Standing} of the position after it
 * @param added where the branch ends and stage and measure are those of the root: what else is better, in the ending's
 *     words; otherwise empty
 * @param promise where the branch ends: moves to mate that the ending promises whatever Black replies, 0 at mate;
 *     otherwise, and where the ending makes no promises, {@link Endgame#NO_GUARANTEE}
 * @param replies all legal ones, each answered; none where the branch ends
 */
public record TreeMove(int move, long standing, String added, int promise, List<Reply> replies) {
    /**
     * One of Black's replies.
     *
     * @param move of the defender
     * @param answer the book's move
     */
    public record Reply(int move, TreeMove answer) {}

    public TreeMove {
        replies = List.copyOf(replies);
    }

    /**
     * Copies a tree from a node on.
     *
     * @param before the position before the node's move, in the book's view; not changed
     * @param view between the real board and the tree's
     */
    public static TreeMove of(Endgame endgame, ForcingTree tree, int node, Position before, Perspective view) {
        Position x = before.copy();
        x.make(tree.move(node));
        List<Reply> replies = new ArrayList<>();
        for (int reply = tree.firstReply(node); reply != ForcingTree.NONE; reply = tree.nextReply(reply)) {
            int black = tree.replyMove(reply);
            x.make(black);
            replies.add(new Reply(view.toBoard(black), of(endgame, tree, tree.answer(reply), x, view)));
            x.unmake(black);
        }
        boolean alike = tree.isLeaf(node) && tree.standing(node) == tree.rootStanding();
        String added = alike ? endgame.judgement().addedProgress(tree.root(), x) : "";
        int promise = tree.isLeaf(node) ? endgame.promise(x) : Endgame.NO_GUARANTEE;
        return new TreeMove(view.toBoard(tree.move(node)), tree.standing(node), added, promise, replies);
    }

    /** Returns whether the branch ends here. */
    public boolean isLeaf() {
        return replies.isEmpty();
    }

    /** Returns the moves of the strong side on the longest branch, this one included. */
    public int depth() {
        return 1
                + replies.stream()
                        .mapToInt(reply -> reply.answer().depth())
                        .max()
                        .orElse(0);
    }

    /** Returns the moves of the strong side in the whole tree. */
    public int size() {
        return 1 + replies.stream().mapToInt(reply -> reply.answer().size()).sum();
    }

    /** Returns the least standing with which a branch ends. */
    public long least() {
        return replies.stream().mapToLong(reply -> reply.answer().least()).min().orElse(standing);
    }

    /** Returns the largest standing with which a branch ends. */
    public long most() {
        return replies.stream().mapToLong(reply -> reply.answer().most()).max().orElse(standing);
    }

    /** Returns the greatest number of moves to mate that is promised where a branch ends. */
    public int mostPromised() {
        return replies.stream()
                .mapToInt(reply -> reply.answer().mostPromised())
                .max()
                .orElse(promise);
    }

    /** Returns the additions to better at the ends of branches with the standing of the root, each once. */
    public List<String> allAdded() {
        List<String> words = new ArrayList<>();
        collectAdded(words);
        return words.stream().distinct().toList();
    }

    private void collectAdded(List<String> words) {
        if (!added.isEmpty()) {
            words.add(added);
        }
        replies.forEach(reply -> reply.answer().collectAdded(words));
    }
}
