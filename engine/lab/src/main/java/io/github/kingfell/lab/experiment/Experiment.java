package io.github.kingfell.lab.experiment;

import java.util.function.Consumer;

/** A published experiment that can be repeated. */
public interface Experiment {
    /** The word for the command line. */
    String name();

    /** The limit of nodes a position that its source used. */
    int publishedNodes();

    /**
     * Measures, which may take minutes. Everything but times is the same in every run.
     *
     * @param nodes the limit for each position and program
     * @param progress told a line now and then
     */
    ExperimentReport run(int nodes, Consumer<String> progress);
}
