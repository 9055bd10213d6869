package io.github.kingfell.workbench.mate;

import io.github.kingfell.workbench.output.JsonObject;
import java.util.List;

/** The answers about one problem, solved once, told in several ways. */
interface ProblemReport {
    void solve();

    boolean isSolved();

    /** False when a limit came first: there may be more. */
    boolean isComplete();

    /** The least number of moves that solve, 0 when unsolved. */
    int length();

    /** For a list: one line. */
    String summary();

    /** For a single position. */
    List<String> lines();

    JsonObject details();

    long nodes();
}
