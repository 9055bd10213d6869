package io.github.kingfell.play.serve;

import io.github.kingfell.rules.board.Move;
import java.util.List;

/** A node of a tree with one answer to every reply, from a proof or from the book. */
interface AnswerNode {
    /**
     * A reply of the defender and the node after it.
     *
     * @param move of the defender
     */
    record Reply(int move, AnswerNode next) {}

    /** Returns the move of the attacker, or {@link Move#NONE} when there is none. */
    int answer();

    /** Returns the defender's replies to the answer; none at the end of the branch. */
    List<Reply> replies();

    /** Returns the distance to the goal, or the goal that is reached, in words. */
    String remark();
}
