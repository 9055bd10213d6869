package io.github.kingfell.uci;

import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;

/** A benchmark that ends only when it is stopped. */
final class SlowBenchmark implements Benchmark {
    private final CountDownLatch stopped = new CountDownLatch(1);

    @Override
    public void run(Consumer<String> output) throws InterruptedException {
        stopped.await();
    }

    @Override
    public void stop() {
        stopped.countDown();
    }
}
