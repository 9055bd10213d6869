package io.github.kingfell.lab.experiment;

import java.util.List;
import java.util.function.Consumer;

/** A published experiment that can be repeated. Making one is cheap; only {@link #run} works. */
public interface Experiment {
    ExperimentCard card();

    /** The word for the command line. */
    default String name() {
        return card().name();
    }

    /** The limit of nodes a position that its source used, or ours where it gives none. */
    int publishedNodes();

    /**
     * What the figures depend on besides the program, as lines of text: suites, tables, networks. A report made from
     * other lines is out of date.
     */
    default List<String> inputs() {
        return List.of();
    }

    /**
     * Measures, which may take minutes. Everything but times is the same in every run; what is drawn at random has a
     * fixed seed.
     *
     * @param nodes the limit for each position and program
     * @param progress told a line now and then
     */
    ExperimentReport run(int nodes, Consumer<String> progress);
}
