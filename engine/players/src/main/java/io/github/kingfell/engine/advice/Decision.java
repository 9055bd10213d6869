package io.github.kingfell.engine.advice;

import org.jspecify.annotations.Nullable;

/**
 * The decision of an advice table for a position.
 *
 * @param rule the first that matches; null when none does
 * @param advice the first of its pieces of advice that has a forcing tree; null when none has
 * @param tree that forcing tree; without advice it is a single fallback move
 */
public record Decision(@Nullable Rule rule, @Nullable Advice advice, AdviceTree tree) {
    /** Returns the origin of the move, such as {@code R2, HOLDEDG1}. */
    @Override
    public String toString() {
        return rule == null ? "no rule" : rule + ", " + (advice == null ? "no advice" : advice);
    }
}
