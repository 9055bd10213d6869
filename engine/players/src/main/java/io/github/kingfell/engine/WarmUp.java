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

/**
 * Warms up the code: searches briefly in one position for each kind of code. The kinds are the starting position, a
 * large advantage, positions where the prover takes part, pawnless positions (evaluated by the terms) and endings of
 * the book. Code that runs for the first time is a hundred times slower, and late in a fast game there is no time for
 * that.
 */
final class WarmUp {
    private static final String RESOURCE = "warm-up.epd";

    private static final SearchSettings SMALL = SearchSettings.builder()
            .hashMegabytes(1)
            .moveOverhead(0)
            .purpose(SearchSettings.Purpose.GAME)
            .build();

    /** Limits so small that only the code is warmed up. */
    private static final SearchLimits LIMITS =
            SearchLimits.builder().depth(5).nodes(4_000).build();

    private WarmUp() {}

    /**
     * Searches with an engine that nobody else uses.
     *
     * @param end by {@link System#nanoTime}; no position is begun after it
     */
    static void run(Engine engine, long end) throws InterruptedException {
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
