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

/** What a protocol session needs from an engine. Its tests use engines that hang, fail or finish on command. */
public interface SearchService {
    /** Returns the players that can be selected by name. */
    List<PlayerId> players();

    int configure(SearchSettings settings);

    /** Sets the directory of the five-men distance tables; null for none. */
    default void readFiveMenTablesIn(@Nullable Path directory) {}

    /**
     * Configures the Syzygy tables.
     *
     * @return what was found, for the user
     */
    default String useSyzygy(SyzygyOptions options) {
        return "";
    }

    void newGame();

    /** Returns when the engine's start-up work no longer delays a first search. */
    default void awaitReady() throws InterruptedException {}

    void go(SearchRequest request, SearchListener listener);

    void stop();

    void ponderHit();

    void awaitIdle() throws InterruptedException;

    String evaluation(Position position);
}
