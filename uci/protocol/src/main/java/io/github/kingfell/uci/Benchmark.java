package io.github.kingfell.uci;

import java.util.function.Consumer;

/** What the command {@code bench} of the console runs; whoever wires the session decides what it measures. */
public interface Benchmark {
    /** Measures nothing. */
    Benchmark NONE = new Benchmark() {
        @Override
        public void run(Consumer<String> output) {}

        @Override
        public void stop() {}
    };

    /** Runs to the end, or until {@link #stop}; tells its lines one by one. */
    void run(Consumer<String> output) throws InterruptedException;

    /** Ends {@link #run} soon; called on another thread. */
    void stop();
}
