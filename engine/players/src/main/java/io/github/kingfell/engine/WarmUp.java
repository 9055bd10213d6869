package io.github.kingfell.engine;

import io.github.kingfell.rules.ShippedText;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchListener;
import io.github.kingfell.search.SearchRequest;
import io.github.kingfell.search.SearchSettings;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * Warms up the code: searches briefly in one position for each kind of code. The kinds are the starting position, a
 * large advantage, positions where the prover takes part, pawnless positions (evaluated by the terms) and endings of
 * the book. Code that runs for the first time is a hundred times slower, and late in a fast game there is no time for
 * that. Before a game there is more time to wait, and the compiler, the judges of certificates and the garbage
 * collector get it: once the clocks run, they would take it from the search.
 */
final class WarmUp {
    private static final String RESOURCE = "warm-up.epd";

    /** The longest warm-up. A GUI shows a waiting sign for an engine that is slow to start. */
    private static final long MOST_MILLIS = 500;

    /** The longest one together with that before the first game; the strictest GUI waits for ten seconds. */
    private static final long MOST_MILLIS_BEFORE_GAME = 2_000;

    private static final SearchSettings SMALL = SearchSettings.builder()
            .hashMegabytes(1)
            .moveOverhead(0)
            .purpose(SearchSettings.Purpose.GAME)
            .build();

    /** Limits so small that only the code is warmed up. */
    private static final SearchLimits LIMITS =
            SearchLimits.builder().depth(5).nodes(4_000).build();

    private final long mostMillis;
    private final long mostMillisBeforeGame;

    /** Closed while what else was begun is not ready. */
    private CountDownLatch others = new CountDownLatch(0);

    private boolean asked;
    private boolean codeIsWarm;
    private boolean gameBegins;
    private boolean isReadyForGames;

    WarmUp() {
        this(MOST_MILLIS, MOST_MILLIS_BEFORE_GAME);
    }

    /** With other limits in milliseconds, for tests. */
    WarmUp(long mostMillis, long mostMillisBeforeGame) {
        this.mostMillis = mostMillis;
        this.mostMillisBeforeGame = mostMillisBeforeGame;
    }

    /**
     * Begins.
     *
     * @param others how much else is made ready meanwhile
     * @return to be called when one of the others is ready
     */
    Runnable begin(int others) {
        CountDownLatch ready = new CountDownLatch(others);
        this.others = ready;
        asked = true;
        codeIsWarm = false;
        isReadyForGames = false;
        return ready::countDown;
    }

    /** Says that the next search belongs to a game. */
    void gameBegins() {
        gameBegins = true;
    }

    /** Returns whether there is something to wait for. */
    boolean isDue() {
        return asked && (!codeIsWarm || gameBegins && !isReadyForGames);
    }

    /**
     * Warms up what is cold.
     *
     * @param engines makes engines that nobody else uses
     */
    void run(Supplier<Engine> engines) throws InterruptedException {
        long begun = System.nanoTime();
        try (Engine engine = engines.get()) {
            if (!codeIsWarm) {
                codeIsWarm = true;
                long end = begun + TimeUnit.MILLISECONDS.toNanos(mostMillis);
                search(engine, end);
                others.await(end - System.nanoTime(), TimeUnit.NANOSECONDS);
            }
            if (gameBegins && !isReadyForGames) {
                isReadyForGames = true;
                long end = begun + TimeUnit.MILLISECONDS.toNanos(mostMillisBeforeGame);
                while (System.nanoTime() - end < 0) {
                    search(engine, end);
                }
                others.await(end - System.nanoTime(), TimeUnit.NANOSECONDS);
            }
        }
        // What lasts moves to where the collector does not look again, so the first search and a short game do not wait
        // for that. The engine of the warm-up is gone by now.
        System.gc();
    }

    /** @param end by {@link System#nanoTime}; no position is begun after it */
    private void search(Engine engine, long end) throws InterruptedException {
        engine.configure(SMALL);
        for (String line : positions()) {
            if (System.nanoTime() - end >= 0) {
                return;
            }
            search(engine, parse(line));
        }
        // An analysis shows exact values at once.
        engine.configure(SMALL.copy().purpose(SearchSettings.Purpose.ANALYSIS).build());
        for (String line : positions()) {
            if (System.nanoTime() - end >= 0) {
                return;
            }
            Position position = parse(line);
            if (engine.mayLookUp(position)) {
                search(engine, position);
            }
        }
    }

    private static void search(Engine engine, Position position) throws InterruptedException {
        engine.go(new SearchRequest(position, LIMITS), SearchListener.DEAF);
        engine.awaitIdle();
    }

    private static List<String> positions() {
        return ShippedText.lines(WarmUp.class, RESOURCE);
    }

    private static Position parse(String line) {
        try {
            return Epd.parse(line).position();
        } catch (NotationException e) {
            throw new IllegalStateException("invalid position in the warm-up list: " + line, e);
        }
    }
}
