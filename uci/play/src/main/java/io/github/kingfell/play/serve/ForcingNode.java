package io.github.kingfell.play.serve;

import io.github.kingfell.engine.forcing.explain.Wording;
import io.github.kingfell.engine.forcing.tree.TreeMove;
import java.util.List;

/**
 * A node of a forcing tree of the book.
 *
 * @param wording of the explanation that the tree belongs to
 */
record ForcingNode(TreeMove tree, Wording wording) implements AnswerNode {
    @Override
    public int answer() {
        return tree.move();
    }

    @Override
    public List<Reply> replies() {
        return tree.replies().stream()
                .map(reply -> new Reply(reply.move(), new ForcingNode(reply.answer(), wording)))
                .toList();
    }

    @Override
    public String remark() {
        int more = tree.depth() - 1;
        return tree.isLeaf() ? wording.leaf(tree) : "ends within " + more + (more == 1 ? " move" : " moves");
    }
}
