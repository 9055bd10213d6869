package io.github.kingfell.uci;

import io.github.kingfell.engine.board.Position;

/** {@code bench} at the console. */
final class BenchJob extends ConsoleJob {
    private final SearchService engine;
    private final UciWriter writer;

    BenchJob(SearchService engine, UciWriter writer) {
        this.engine = engine;
        this.writer = writer;
    }

    @Override
    void work(Position root, boolean chess960) {
        writer.note("bench is not there yet");
    }

    @Override
    void halt() {
        super.halt();
        engine.stop();
    }
}
