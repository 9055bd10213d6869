package io.github.kingfell.uci;

import io.github.kingfell.rules.board.Position;

/** The console command {@code bench} as a job. */
final class BenchJob extends ConsoleJob {
    private final Benchmark bench;
    private final UciWriter writer;

    BenchJob(Benchmark bench, UciWriter writer) {
        this.bench = bench;
        this.writer = writer;
    }

    @Override
    void work(Position root, OutputStyle style) {
        runBench();
    }

    @Override
    void launchWithoutPosition() {
        begin(this::runBench);
    }

    private void runBench() {
        try {
            bench.run(writer::line);
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
