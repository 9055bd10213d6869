package io.github.kingfell.uci;

import java.util.function.Consumer;

/**
 * The benchmark behind the console command {@code bench}; the code that creates the session chooses what it measures.
 */
public interface Benchmark {
    /** A benchmark that measures nothing. */
    Benchmark NONE = new Benchmark() {
        @Override
        public void run(Consumer<String> output) {}

        @Override
        public void stop() {}
    };

    /** Runs to the end, or until {@link #stop}; passes its lines on one by one. */
    void run(Consumer<String> output) throws InterruptedException;

    /** Makes {@link #run} end soon; called on another thread. */
    void stop();
}
