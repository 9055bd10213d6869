package io.github.kingfell.cli.input;

import io.github.kingfell.search.SearchSettings;
import picocli.CommandLine.Option;

/** Threads and memory of a search. */
public final class SearchSize {
    @Option(
            names = "--threads",
            converter = WholeNumber.Threads.class,
            paramLabel = "N",
            description = "search threads, default ${DEFAULT-VALUE}")
    private int threads = SearchSettings.DEFAULT.threads();

    @Option(
            names = "--hash",
            converter = WholeNumber.Megabytes.class,
            paramLabel = "MB",
            description = "memory for tables, default ${DEFAULT-VALUE}")
    private int hash = SearchSettings.DEFAULT.hashMegabytes();

    public int threads() {
        return threads;
    }

    /** Returns settings of this size, to be completed. */
    public SearchSettings.Builder settings() {
        return SearchSettings.builder().threads(threads).hashMegabytes(hash);
    }

    /** Returns the hash size in megabytes. */
    public int hash() {
        return hash;
    }
}
