package io.github.kingfell.engine;

import io.github.kingfell.engine.alphabeta.TuringShannonPlayer;
import io.github.kingfell.engine.board.Position;
import io.github.kingfell.engine.forcing.EndgameBook;
import io.github.kingfell.engine.forcing.ForcingTreePlayer;
import io.github.kingfell.engine.proof.ProofNumberJudge;
import io.github.kingfell.engine.proof.ProofNumberPlayer;
import io.github.kingfell.engine.route.PlayerRouter;
import io.github.kingfell.engine.search.SearchControl;
import io.github.kingfell.engine.search.SearchListener;
import io.github.kingfell.engine.search.SearchRequest;
import io.github.kingfell.engine.search.SearchSettings;
import io.github.kingfell.engine.search.TimeManager;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;

/**
 * The facade: takes requests one at a time and runs each as a {@link Search} on a thread of its own.
 *
 * <p>All methods but {@link #stop}, {@link #ponderHit} and {@link #awaitIdle} belong to one caller's thread.
 */
public final class Engine implements AutoCloseable {
    private final PlayerRouter router;
    private final Players players;
    private final ExecutorService executor = Executors.newCachedThreadPool(Engine::daemon);

    private SearchSettings settings = SearchSettings.DEFAULT;
    private volatile @Nullable SearchControl control;
    private volatile @Nullable Future<?> running;

    public Engine(EndgameBook book) {
        router = new PlayerRouter(book);
        players = new Players(
                new ForcingTreePlayer(book),
                new ProofNumberPlayer(),
                new TuringShannonPlayer(new ProofNumberJudge()));
    }

    /**
     * Settings for the searches to come. Tables are resized here, so it must not be called during a search.
     *
     * @return megabytes of tables really allocated: fewer than asked for when memory is short
     */
    public int configure(SearchSettings settings) {
        this.settings = settings;
        return players.resize(settings.hashMegabytes());
    }

    /** Forgets tables, history and remembered trees. Not during a search. */
    public void newGame() {
        players.newGame();
    }

    /** Starts a search and returns at once. Not during a search. The listener's last call is onFinished. */
    public void go(SearchRequest request, SearchListener listener) {
        SearchControl control = new SearchControl(
                TimeManager.budget(request.limits(), settings, request.position()),
                request.limits().nodes(),
                request.limits().ponder());
        this.control = control;
        Search search = new Search(router, players, request, settings, control, listener, executor);
        running = executor.submit(search);
    }

    /** Ends the running search soon; harmless without one. */
    public void stop() {
        SearchControl current = control;
        if (current != null) {
            current.stop();
        }
    }

    /** The move pondered on was played; harmless when not pondering. */
    public void ponderHit() {
        SearchControl current = control;
        if (current != null) {
            current.ponderHit();
        }
    }

    /** Waits until no search runs. */
    public void awaitIdle() throws InterruptedException {
        Future<?> current = running;
        if (current != null) {
            try {
                current.get();
            } catch (java.util.concurrent.ExecutionException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    /** The static evaluation term by term, as text of several lines. */
    public String evaluation(Position position) {
        return players.alphaBeta().evaluation(position);
    }

    /** Which player takes the position and why, with the book's stage, move and forcing tree where there is one. */
    public String explanation(Position position) {
        return "";
    }

    /** Stops and releases the threads. */
    @Override
    public void close() {
        stop();
        executor.shutdown();
    }

    private static Thread daemon(Runnable work) {
        Thread thread = new Thread(work, "search");
        thread.setDaemon(true);
        return thread;
    }
}
