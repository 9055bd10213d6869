package io.github.kingfell.engine.forcing.growth;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.testkit.Positions;
import java.util.HashSet;
import java.util.Set;
import java.util.function.ToIntFunction;

/** Reads a grown tree and checks by the rules that it answers every reply, once. */
public final class GrownTree {
    private GrownTree() {}

    /** Returns the moves of the strong side on the longest branch. */
    public static int depth(TreeTable table, int node, Position x) {
        return worst(table, node, x, 1, q -> 0);
    }

    /**
     * Returns the cost of the worst branch.
     *
     * @param x the position before the node's move; not changed
     * @param move the cost of a move of the strong side
     * @param end the cost at the end of a branch, Black to move
     */
    public static int worst(TreeTable table, int node, Position x, int move, ToIntFunction<Position> end) {
        assertThat(Positions.legalMoves(x)).contains(table.move(node));
        Position q = x.copy();
        q.make(table.move(node));
        if (!table.isExpanded(node)) {
            return move + end.applyAsInt(q);
        }
        int worst = Integer.MIN_VALUE;
        Set<Integer> answered = new HashSet<>();
        for (int reply = table.firstReply(node); reply != TreeTable.NONE; reply = table.nextReply(reply)) {
            assertThat(answered.add(table.replyMove(reply))).isTrue();
            q.make(table.replyMove(reply));
            worst = Math.max(worst, worst(table, table.answer(reply), q, move, end));
            q.unmake(table.replyMove(reply));
        }
        assertThat(answered).isEqualTo(Positions.legalMoves(q));
        return move + worst;
    }
}
