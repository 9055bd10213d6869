package io.github.kingfell.arena.bench;

import io.github.kingfell.engine.Engine;
import io.github.kingfell.positions.Suite;
import io.github.kingfell.prover.ProofNumberPlayer;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchRequest;
import io.github.kingfell.search.SearchSettings;
import io.github.kingfell.uci.Benchmark;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/**
 * Searches fixed positions with every player. With one thread and limits by depth and nodes the node counts are the
 * same in every run on every machine, so their total is the signature of the players' behaviour: a commit that changes
 * it says so. The bench uses an engine of its own and changes no other engine's tables.
 */
public final class Bench implements Benchmark {
    private static final int HASH_MEGABYTES = 16;

    /** One player's part. */
    private record Part(PlayerId player, Suite suite, SearchLimits limits) {}

    private static final List<Part> PARTS = List.of(
            new Part(
                    PlayerId.ALPHA_BETA,
                    Suite.BENCH_ALPHABETA,
                    SearchLimits.builder().depth(10).build()),
            new Part(
                    PlayerId.PROOF_NUMBER,
                    Suite.BENCH_PROOF,
                    SearchLimits.builder().nodes(500_000).build()),
            new Part(
                    PlayerId.FORCING_TREE,
                    Suite.BENCH_FORCING,
                    SearchLimits.builder().nodes(1_000_000).build()));

    /**
     * The result of one player, or the total.
     *
     * @param title of the player, or "total"
     */
    public record Row(String title, int positions, long nodes, long nanos) {
        public long perSecond() {
            return nodes * 1_000_000_000L / Math.max(1, nanos);
        }

        @Override
        public String toString() {
            return String.format(
                    Locale.ROOT, "%-12s %3d positions %10d nodes %9d nodes/s", title, positions, nodes, perSecond());
        }
    }

    private final Engine engine;
    private volatile boolean stopped;

    /** @param engine for this bench alone; closed at its end */
    public Bench(Engine engine) {
        this.engine = engine;
    }

    /** Searches all positions and prints one line for each player and one for the total. */
    @Override
    public void run(Consumer<String> output) throws InterruptedException {
        measure(row -> output.accept(row.toString()));
        if (!stopped) {
            output.accept("proof-number: a node is a position made or entered; " + ProofNumberPlayer.BYTES_PER_POSITION
                    + " bytes for each one stored");
        }
    }

    /** Measures the same as figures; fewer when it is stopped. */
    public void measure(Consumer<Row> output) throws InterruptedException {
        long nodes = 0;
        long nanos = 0;
        int positions = 0;
        try (engine) {
            for (Part part : PARTS) {
                long begun = System.nanoTime();
                long partNodes = 0;
                int count = 0;
                engine.configure(SearchSettings.builder()
                        .hashMegabytes(HASH_MEGABYTES)
                        .moveOverhead(0)
                        .player(part.player())
                        .build());
                for (String line : part.suite().lines()) {
                    SearchRequest request = new SearchRequest(position(line), part.limits());
                    partNodes += VisitedNodes.search(engine, request);
                    count++;
                    if (stopped) {
                        return;
                    }
                }
                long took = System.nanoTime() - begun;
                output.accept(new Row(part.player().title(), count, partNodes, took));
                nodes += partNodes;
                nanos += took;
                positions += count;
            }
        }
        output.accept(new Row("total", positions, nodes, nanos));
    }

    @Override
    public void stop() {
        stopped = true;
        engine.stop();
    }

    private static Position position(String line) {
        try {
            return Epd.parse(line).position();
        } catch (NotationException e) {
            throw new IllegalStateException("invalid position in the bench suite: " + line, e);
        }
    }
}
