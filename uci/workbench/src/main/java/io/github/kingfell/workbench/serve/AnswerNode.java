package io.github.kingfell.workbench.serve;

import io.github.kingfell.rules.board.Move;
import java.util.List;

/** A node of a tree with one answer to every reply, whoever has found it. */
interface AnswerNode {
    /**
     * A reply and what answers it.
     *
     * @param move of the defender
     */
    record Reply(int move, AnswerNode next) {}

    /** The move of the attacker, or {@link Move#NONE} where he has none to make. */
    int answer();

    /** All that the defender can play after the answer; none where the branch ends. */
    List<Reply> replies();

    /** How far it is from here, or what has been reached; for people. */
    String remark();
}
