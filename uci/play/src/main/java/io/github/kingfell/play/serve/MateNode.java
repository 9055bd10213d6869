package io.github.kingfell.play.serve;

import io.github.kingfell.rules.check.AnswerTree;
import java.util.ArrayList;
import java.util.List;

/** A node of an accepted mate proof. */
final class MateNode implements AnswerNode {
    private final AnswerTree tree;
    private final int[] lengths;
    private final int node;

    private MateNode(AnswerTree tree, int[] lengths, int node) {
        this.tree = tree;
        this.lengths = lengths;
        this.node = node;
    }

    /** @param tree accepted by a checker */
    static MateNode root(AnswerTree tree) {
        int[] lengths = new int[tree.size()];
        measure(tree, 0, lengths);
        return new MateNode(tree, lengths, 0);
    }

    /** Computes the number of nodes on the longest branch. The checker has bounded the depth of this recursion. */
    private static void measure(AnswerTree tree, int node, int[] lengths) {
        int longest = 0;
        for (int i = 0; i < tree.count(node); i++) {
            int next = tree.next(node, i);
            if (lengths[next] == 0) {
                measure(tree, next, lengths);
            }
            longest = Math.max(longest, lengths[next]);
        }
        lengths[node] = 1 + longest;
    }

    @Override
    public int answer() {
        return tree.answer(node);
    }

    @Override
    public List<Reply> replies() {
        List<Reply> replies = new ArrayList<>();
        for (int i = 0; i < tree.count(node); i++) {
            replies.add(new Reply(tree.move(node, i), new MateNode(tree, lengths, tree.next(node, i))));
        }
        return replies;
    }

    @Override
    public String remark() {
        int more = lengths[node] - 1;
        return more == 0 ? "checkmate" : more == 1 ? "mate next move" : "mate in " + more + " more moves at most";
    }
}
