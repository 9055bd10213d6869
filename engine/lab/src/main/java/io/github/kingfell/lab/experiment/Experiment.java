package io.github.kingfell.lab.experiment;

import io.github.kingfell.report.Report;
import java.util.List;
import java.util.function.Consumer;

/** A published experiment that can be repeated. Making one is cheap; only {@link #run} does the work. */
public interface Experiment {
    ExperimentCard card();

    /** Returns the name on the command line. */
    default String name() {
        return card().name();
    }

    /** Returns the limit of nodes per position that the source used, or our limit when it gives none. */
    int publishedNodes();

    /**
     * Returns what the figures depend on besides the program, as lines of text: suites, tables, networks. A report made
     * from other lines is out of date.
     */
    default List<String> inputs() {
        return List.of();
    }

    /**
     * Runs the experiment, which may take minutes. Everything but times is the same in every run; random choices have a
     * fixed seed.
     *
     * @param nodes the limit for each position and program
     * @param progress receives a line now and then
     */
    Report run(int nodes, Consumer<String> progress);
}
