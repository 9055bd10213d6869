package io.github.kingfell.uci;

import io.github.kingfell.engine.board.Position;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Something that takes its time: a search, a perft, a bench. The reader may stop a job at any moment, even before it has
 * begun; then it begins and ends at once, because every {@code go} is owed its {@code bestmove}.
 */
abstract class Job {
    private static final Logger LOG = LoggerFactory.getLogger(Job.class);

    private final CountDownLatch done = new CountDownLatch(1);
    private boolean running;
    private boolean stopAsked;
    private boolean ponderHitAsked;
    private volatile boolean ending;

    /** A job that has ended already. */
    static Job none() {
        Job none = new Job() {
            @Override
            void launch(Position root, OutputStyle style) {}

            @Override
            void halt() {}
        };
        none.finish();
        return none;
    }

    /**
     * Begins the work on another thread, which ends with {@link #finish}.
     *
     * @param root the job's own
     * @param style how to write what it has to say
     */
    abstract void launch(Position root, OutputStyle style);

    /** Ends the work soon. Called only while it runs. */
    abstract void halt();

    /** The predicted move was played. Called only while the work runs. */
    void hit() {}

    final synchronized void start(Position root, OutputStyle style) {
        running = true;
        launch(root, style);
        if (running && ponderHitAsked) {
            hit();
        }
        if (running && stopAsked) {
            halt();
        }
    }

    final synchronized void stop() {
        stopAsked = true;
        if (running) {
            halt();
        }
    }

    final synchronized void ponderHit() {
        boolean first = !ponderHitAsked;
        ponderHitAsked = true;
        if (first && running) {
            hit();
        }
    }

    /** The last output is about to be written: what comes now waits for the end instead of passing by. */
    final void end() {
        ending = true;
    }

    /** The last output is written. */
    final synchronized void finish() {
        ending = true;
        running = false;
        done.countDown();
    }

    final boolean isBusy() {
        return !ending;
    }

    final void await() throws InterruptedException {
        done.await();
    }

    /** Waits for the end, but not longer than this. */
    final void await(long millis) throws InterruptedException {
        boolean ended = done.await(millis, TimeUnit.MILLISECONDS);
        LOG.debug("job ended in time: {}", ended);
    }
}
