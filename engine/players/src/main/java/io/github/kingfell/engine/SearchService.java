package io.github.kingfell.engine;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.search.SearchListener;
import io.github.kingfell.search.SearchRequest;
import io.github.kingfell.search.SearchSettings;
import io.github.kingfell.tables.syzygy.SyzygyOptions;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a session of a protocol asks of an engine. Its tests answer with engines that hang, fail or end on cue. */
public interface SearchService {
    /** Those that can be asked for by name. */
    List<PlayerId> players();

    int configure(SearchSettings settings);

    /** Where five-men tables are read; null for nowhere. */
    default void readFiveMenTablesIn(@Nullable Path directory) {}

    /**
     * Which Syzygy tables are used, and how.
     *
     * @return what was found, for the user
     */
    default String useSyzygy(SyzygyOptions options) {
        return "";
    }

    void newGame();

    /** Returns when a first search would not be delayed by what the engine reads at its start. */
    default void awaitReady() throws InterruptedException {}

    void go(SearchRequest request, SearchListener listener);

    void stop();

    void ponderHit();

    void awaitIdle() throws InterruptedException;

    String evaluation(Position position);
}
