package io.github.kingfell.engine.advice;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A forcing tree: our move and, unless it reaches the goal, an answer to every reply. The moves belong to the position
 * for which the tree was found. Immutable.
 */
public final class AdviceTree {
    private static final int[] NO_REPLIES = {};

    private final int move;
    private final int[] replies;
    private final @Nullable AdviceTree[] answers;

    /**
     * Creates a tree.
     *
     * @param replies copied
     * @param answers for each reply; null where the reply ends the branch
     */
    AdviceTree(int move, int[] replies, @Nullable AdviceTree[] answers) {
        this.move = move;
        this.replies = replies.clone();
        this.answers = Arrays.copyOf(answers, replies.length);
    }

    /** Returns a tree that ends with our move. */
    static AdviceTree leaf(int move) {
        return new AdviceTree(move, NO_REPLIES, new AdviceTree[0]);
    }

    /** Returns our move. */
    public int move() {
        return move;
    }

    /** Returns the number of replies that the tree answers; 0 when the branch ends with our move. */
    public int replies() {
        return replies.length;
    }

    /** Returns a reply; indexes begin at 0. */
    public int reply(int index) {
        return replies[index];
    }

    /** Returns the tree after a reply; null where the reply ends the branch. */
    public @Nullable AdviceTree answer(int index) {
        return answers[index];
    }

    /** Returns the answer to a reply; null where the reply ends the branch, or when the tree has no such reply. */
    public @Nullable AdviceTree answerTo(int move) {
        for (int i = 0; i < replies.length; i++) {
            if (replies[i] == move) {
                return answers[i];
            }
        }
        return null;
    }

    /** Returns the plies of the longest branch. */
    public int depth() {
        int depth = replies.length == 0 ? 1 : 2;
        for (AdviceTree answer : answers) {
            depth = Math.max(depth, answer == null ? 0 : 2 + answer.depth());
        }
        return depth;
    }
}
