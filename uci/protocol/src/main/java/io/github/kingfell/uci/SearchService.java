package io.github.kingfell.uci;

import io.github.kingfell.engine.Engine;
import io.github.kingfell.engine.search.PlayerId;
import io.github.kingfell.engine.search.SearchListener;
import io.github.kingfell.engine.search.SearchRequest;
import io.github.kingfell.engine.search.SearchSettings;
import io.github.kingfell.engine.syzygy.SyzygyOptions;
import io.github.kingfell.rules.board.Position;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the session asks of the {@link Engine}; its tests answer with engines that hang, fail or come to an end on cue. */
public interface SearchService {
    /** Those that can be asked for by name. */
    List<PlayerId> players();

    int configure(SearchSettings settings);

    /** Where exact tables are kept; null for memory alone. */
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

    static SearchService of(Engine engine) {
        return new SearchService() {
            @Override
            public List<PlayerId> players() {
                return engine.players();
            }

            @Override
            public int configure(SearchSettings settings) {
                return engine.configure(settings);
            }

            @Override
            public void readFiveMenTablesIn(@Nullable Path directory) {
                engine.readFiveMenTablesIn(directory);
            }

            @Override
            public String useSyzygy(SyzygyOptions options) {
                return engine.useSyzygy(options);
            }

            @Override
            public void newGame() {
                engine.newGame();
            }

            @Override
            public void awaitReady() throws InterruptedException {
                engine.awaitReady();
            }

            @Override
            public void go(SearchRequest request, SearchListener listener) {
                engine.go(request, listener);
            }

            @Override
            public void stop() {
                engine.stop();
            }

            @Override
            public void ponderHit() {
                engine.ponderHit();
            }

            @Override
            public void awaitIdle() throws InterruptedException {
                engine.awaitIdle();
            }

            @Override
            public String evaluation(Position position) {
                return engine.evaluation(position);
            }
        };
    }
}
