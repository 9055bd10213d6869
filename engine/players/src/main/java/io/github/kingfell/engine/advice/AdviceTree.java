package io.github.kingfell.engine.advice;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A forcing tree: our move and, unless the goal is reached by it, an answer to every reply. Moves are those of the
 * position it was found in. Immutable.
 */
public final class AdviceTree {
    private static final int[] NO_REPLIES = {};

    private final int move;
    private final int[] replies;
    private final @Nullable AdviceTree[] answers;

    /**
     * @param replies copied
     * @param answers for each reply; null where the branch ends with it
     */
    AdviceTree(int move, int[] replies, @Nullable AdviceTree[] answers) {
        this.move = move;
        this.replies = replies.clone();
        this.answers = Arrays.copyOf(answers, replies.length);
    }

    /** A tree that ends with our move. */
    static AdviceTree leaf(int move) {
        return new AdviceTree(move, NO_REPLIES, new AdviceTree[0]);
    }

    /** Our move. */
    public int move() {
        return move;
    }

    /** How many replies it answers; 0 when the branch ends with our move. */
    public int replies() {
        return replies.length;
    }

    /** A reply, from 0. */
    public int reply(int index) {
        return replies[index];
    }

    /** The tree after a reply; null where the branch ends with it. */
    public @Nullable AdviceTree answer(int index) {
        return answers[index];
    }

    /** The answer to a reply; null where the branch ends with it, or when the tree has no such reply. */
    public @Nullable AdviceTree answerTo(int move) {
        for (int i = 0; i < replies.length; i++) {
            if (replies[i] == move) {
                return answers[i];
            }
        }
        return null;
    }

    /** Plies of the longest branch. */
    public int depth() {
        int depth = replies.length == 0 ? 1 : 2;
        for (AdviceTree answer : answers) {
            depth = Math.max(depth, answer == null ? 0 : 2 + answer.depth());
        }
        return depth;
    }
}
