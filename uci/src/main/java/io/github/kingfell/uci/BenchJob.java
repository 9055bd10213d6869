package io.github.kingfell.uci;

import io.github.kingfell.engine.board.Position;
import io.github.kingfell.engine.notation.NotationException;

/** {@code bench} at the console. */
final class BenchJob extends ConsoleJob {
    private final Bench bench;
    private final UciWriter writer;

    BenchJob(Bench bench, UciWriter writer) {
        this.bench = bench;
        this.writer = writer;
    }

    @Override
    void work(Position root, OutputStyle style) {
        try {
            bench.run(writer::line);
        } catch (NotationException e) {
            writer.error(String.valueOf(e.getMessage()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    void halt() {
        super.halt();
        bench.stop();
    }
}
