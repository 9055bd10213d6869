package io.github.kingfell.arena.bench;

import io.github.kingfell.engine.Engine;
import io.github.kingfell.positions.Suite;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchRequest;
import io.github.kingfell.search.SearchSettings;

/**
 * Measures the speed-up of alpha-beta with more threads: the same positions to the same depth with one thread and with
 * several, by nodes per second and by time, means of several runs. Several threads visit other nodes in every run, so
 * there is no signature.
 */
public final class ScalingBench {
    private static final int HASH_MEGABYTES = 64;

    /**
     * Runs with one thread and with several alternate, so that both meet the same load of the machine. The runs with
     * several threads differ from each other.
     */
    private static final int ROUNDS = 5;

    private final Engine engine;
    private final int depth;

    /**
     * @param engine for this bench alone; closed at its end
     * @param depth plies
     */
    public ScalingBench(Engine engine, int depth) {
        this.engine = engine;
        this.depth = depth;
    }

    /**
     * The result of the measurement.
     *
     * @param threads of the second effort; the first has one
     * @param one all rounds together, as {@code several}
     */
    public record Result(int threads, int depth, TimedNodes one, TimedNodes several) {
        public double nodesRatio() {
            return several.perSecond() / one.perSecond();
        }

        public static long nodesARound(TimedNodes effort) {
            return effort.nodes() / ROUNDS;
        }

        public static double secondsARound(TimedNodes effort) {
            return effort.nanos() / 1e9 / ROUNDS;
        }

        public double timeRatio() {
            return (double) one.nanos() / Math.max(1, several.nanos());
        }
    }

    public Result run(int threads) throws InterruptedException, NotationException {
        try (engine) {
            search(1, depth); // the virtual machine compiles meanwhile
            TimedNodes one = TimedNodes.NONE;
            TimedNodes several = TimedNodes.NONE;
            for (int round = 0; round < ROUNDS; round++) {
                one = one.plus(search(1, depth));
                several = several.plus(search(threads, depth));
            }
            return new Result(threads, depth, one, several);
        }
    }

    private TimedNodes search(int threads, int plies) throws InterruptedException, NotationException {
        engine.configure(SearchSettings.builder()
                .threads(threads)
                .hashMegabytes(HASH_MEGABYTES)
                .moveOverhead(0)
                .player(PlayerId.ALPHA_BETA)
                .build());
        SearchLimits limits = SearchLimits.builder().depth(plies).build();
        long nodes = 0;
        long begun = System.nanoTime();
        for (String line : Suite.BENCH_ALPHABETA.lines()) {
            nodes += VisitedNodes.search(
                    engine, new SearchRequest(Epd.parse(line).position(), limits));
        }
        return new TimedNodes(nodes, System.nanoTime() - begun);
    }
}
