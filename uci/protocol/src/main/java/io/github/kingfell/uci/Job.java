package io.github.kingfell.uci;

import io.github.kingfell.rules.board.Position;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Something that takes its time: a search, a perft, a bench. The reader may stop a job at any moment, even before it
 * has begun; then it begins and ends at once, because every {@code go} is owed its {@code bestmove}.
 */
abstract class Job {
    private final CountDownLatch done = new CountDownLatch(1);
    private boolean running;
    private boolean stopAsked;
    private boolean ponderHitAsked;
    private volatile boolean ending;
    private volatile boolean forsaken;

    /** A job that has ended already. */
    static Job none() {
        Job none = new Job() {
            @Override
            void launch(Position root, OutputStyle style) {}

            @Override
            void launchWithoutPosition() {}

            @Override
            void halt() {}

            @Override
            boolean isLimited() {
                return true;
            }
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

    /** What is left to do where the last {@code position} was refused. */
    abstract void launchWithoutPosition();

    /** Ends the work soon. Called only while it runs. */
    abstract void halt();

    /** True when it comes to an end without being stopped. */
    abstract boolean isLimited();

    /** The predicted move was played. Called only while the work runs. */
    void hit() {}

    /** @param root null where there is no position */
    final synchronized void start(@Nullable Position root, OutputStyle style) {
        running = true;
        if (root == null) {
            launchWithoutPosition();
        } else {
            launch(root, style);
        }
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

    final synchronized boolean isPonderHit() {
        return ponderHitAsked;
    }

    /** Nobody listens any more: ends the work, in silence. One that was stopped before still says its last word. */
    final synchronized void forsake() {
        if (!stopAsked) {
            forsaken = true;
            stop();
            finish();
        }
    }

    final boolean isForsaken() {
        return forsaken;
    }

    /** The last output is about to be written: what comes now waits for the end instead of passing by. */
    final synchronized void end() {
        ending = true;
    }

    /** Does this before the last output, or not at all. */
    final synchronized void beforeTheEnd(Runnable action) {
        if (!ending) {
            action.run();
        }
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

    /** Waits for the end, but not longer than this; true when it has come. */
    final boolean await(long millis) throws InterruptedException {
        return done.await(millis, TimeUnit.MILLISECONDS);
    }
}
