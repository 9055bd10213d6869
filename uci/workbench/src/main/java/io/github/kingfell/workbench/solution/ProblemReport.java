package io.github.kingfell.workbench.solution;

import io.github.kingfell.workbench.output.JsonObject;
import io.github.kingfell.workbench.render.Solution;
import java.util.List;

/** The answer to one problem, in the forms in which it is printed. */
public interface ProblemReport {
    void solve();

    boolean isSolved();

    /** Returns false when a limit ended the search, so that there may be more solutions. */
    boolean isComplete();

    /** Returns the least number of moves in which the problem is solved, 0 when unsolved. */
    int length();

    /** Returns one line, for a list. */
    String summary();

    /** Returns several lines, for a single position. */
    List<String> lines();

    /**
     * Returns the solution for a page.
     *
     * @param verdict in one word
     */
    Solution solution(String verdict);

    JsonObject details();

    long nodes();
}
