package io.github.kingfell.engine.advice;

import org.jspecify.annotations.Nullable;

/**
 * What a table says about a position.
 *
 * @param rule the first that matches; null when none does
 * @param advice the first of its pieces of advice that has a forcing tree; null when none has
 * @param tree that forcing tree; without advice the one move that was left to choose
 */
public record Decision(@Nullable Rule rule, @Nullable Advice advice, AdviceTree tree) {
    /** Whose idea the move was, such as {@code R2, HOLDEDG1}. */
    @Override
    public String toString() {
        return rule == null ? "no rule" : rule + ", " + (advice == null ? "no advice" : advice);
    }
}
