package io.github.kingfell.workbench.problem;

import org.jspecify.annotations.Nullable;

/**
 * One position of a file of problems, or why it cannot be used.
 *
 * @param line where the problem begins, from 1
 * @param title name and twin; may be empty
 * @param task null when it cannot be used
 * @param error empty when it can be used
 */
public record FoundTask(int line, String title, @Nullable ProblemTask task, String error) {
    static FoundTask of(ProblemTask task) {
        return new FoundTask(task.line(), task.title(), task, "");
    }

    static FoundTask error(int line, String title, String error) {
        return new FoundTask(line, title, null, error);
    }
}
