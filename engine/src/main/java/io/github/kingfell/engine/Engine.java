package io.github.kingfell.engine;

import io.github.kingfell.engine.board.Move;
import io.github.kingfell.engine.board.MoveGenerator;
import io.github.kingfell.engine.board.MoveList;
import io.github.kingfell.engine.board.Position;
import io.github.kingfell.engine.forcing.EndgameBook;
import io.github.kingfell.engine.search.Pv;
import io.github.kingfell.engine.search.Score;
import io.github.kingfell.engine.search.SearchControl;
import io.github.kingfell.engine.search.SearchInfo;
import io.github.kingfell.engine.search.SearchListener;
import io.github.kingfell.engine.search.SearchOutcome;
import io.github.kingfell.engine.search.SearchRequest;
import io.github.kingfell.engine.search.SearchSettings;

/** The facade: hands each position to the router and runs the players it names. */
public final class Engine implements AutoCloseable {
    private SearchControl control = SearchControl.unlimited();
    private Thread searcher = new Thread();

    public Engine(EndgameBook book) {}

    /**
     * Settings for the searches to come. Tables are resized here, so it must not be called during a search.
     *
     * @return megabytes of tables really allocated: fewer than asked for when memory is short
     */
    public int configure(SearchSettings settings) {
        return settings.hashMegabytes();
    }

    /** Forgets tables, history and remembered trees. Not during a search. */
    public void newGame() {}

    /** Starts a search and returns at once. Not during a search. The listener's last call is onFinished. */
    public void go(SearchRequest request, SearchListener listener) {
        control = SearchControl.unlimited();
        SearchControl mine = control;
        searcher = new Thread(() -> {
            Position position = request.position();
            MoveList moves = new MoveList();
            new MoveGenerator(position).generate(position, moves);
            int best = moves.isEmpty() ? Move.NONE : moves.get(0);
            Pv line = moves.isEmpty() ? Pv.EMPTY : Pv.of(best);
            Score score = new Score.Centipawns(0);
            listener.onInfo(new SearchInfo.Iteration(1, 1, 1, score, SearchInfo.Bound.EXACT, moves.size(), 0, 0, line));
            try {
                while (request.limits().infinite() && !mine.stopRequested()) {
                    Thread.sleep(5);
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            listener.onFinished(new SearchOutcome(best, score, line, "stub", ""));
        });
        searcher.start();
    }

    /** Ends the running search soon; harmless without one. */
    public void stop() {
        control.stop();
    }

    /** The move pondered on was played; harmless when not pondering. */
    public void ponderHit() {
        control.ponderHit();
    }

    /** Waits until no search runs. */
    public void awaitIdle() throws InterruptedException {
        searcher.join();
    }

    /** The static evaluation term by term, as text of several lines. */
    public String evaluation(Position position) {
        return "";
    }

    /** Which player takes the position and why, with the book's stage, move and forcing tree where there is one. */
    public String explanation(Position position) {
        return "";
    }

    /** Stops and releases the threads. */
    @Override
    public void close() {
        control.stop();
    }
}
