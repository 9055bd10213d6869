package io.github.kingfell.play.serve;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.Clock;
import io.github.kingfell.search.LimitedStrength;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchSettings;

/**
 * A search as the page asks for it.
 *
 * @param position with its history
 * @param limits from the member {@code mode}
 * @param multiPv number of lines to report
 * @param elo strength of the engine in a game, 0 for full strength; negative for an analysis
 */
record SearchForm(Position position, SearchLimits limits, int multiPv, int elo) {
    private static final int LONGEST_MODE = 20;
    private static final long MOST_MILLIS = 24 * 3_600_000L;
    private static final int MOST_PLIES = 100;
    private static final int MOST_MATE = 500;
    private static final int MOST_LINES = 20;
    private static final int ANALYSIS = -1;
    private static final int OVERHEAD = 50;

    static SearchForm of(Asked asked) throws RefusedException {
        SearchLimits limits = limits(asked);
        int lines = asked.has("lines") ? (int) asked.number("lines", 1, MOST_LINES) : 1;
        return new SearchForm(AskedGame.of(asked).position(), limits, lines, elo(asked));
    }

    private static int elo(Asked asked) throws RefusedException {
        if (!asked.has("elo")) {
            return ANALYSIS;
        }
        int elo = (int) asked.number("elo", 0, LimitedStrength.highestElo());
        if (elo > 0 && elo < LimitedStrength.lowestElo()) {
            throw RefusedException.of("elo", "elo must be 0 or at least " + LimitedStrength.lowestElo());
        }
        return elo;
    }

    private static SearchLimits limits(Asked asked) throws RefusedException {
        SearchLimits.Builder limits = SearchLimits.builder();
        String mode = asked.text("mode", LONGEST_MODE);
        return switch (mode) {
            case "infinite" -> limits.infinite(true).build();
            case "time" ->
                limits.moveTime(asked.number("amount", 1, MOST_MILLIS)).build();
            case "nodes" ->
                limits.nodes(asked.number("amount", 1, Long.MAX_VALUE)).build();
            case "depth" ->
                limits.depth((int) asked.number("amount", 1, MOST_PLIES)).build();
            case "clock" -> limits.clock(clock(asked)).build();
            case "mate" ->
                limits.mate((int) asked.number("amount", 1, MOST_MATE)).build();
            default -> throw RefusedException.of("mode", "mode is time, nodes, depth, mate, clock or infinite");
        };
    }

    private static Clock clock(Asked asked) throws RefusedException {
        return new Clock(asked.number("amount", 1, MOST_MILLIS), asked.number("increment", 0, MOST_MILLIS), 0);
    }

    SearchSettings settings(int threads, int hashMegabytes) {
        return SearchSettings.builder()
                .threads(threads)
                .hashMegabytes(hashMegabytes)
                .multiPv(multiPv)
                .moveOverhead(isGame() ? OVERHEAD : 0)
                .elo(Math.max(0, elo))
                .explain(true)
                .purpose(isGame() ? SearchSettings.Purpose.GAME : SearchSettings.Purpose.ANALYSIS)
                .build();
    }

    private boolean isGame() {
        return elo != ANALYSIS;
    }
}
