package io.github.kingfell.uci;

import io.github.kingfell.rules.board.Position;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * A long-running task of the session: a search, a perft, a bench. The reader may stop a job at any moment, even before
 * it has begun. Such a job still begins, and ends at once, because every {@code go} must be answered by a
 * {@code bestmove}.
 */
abstract class Job {
    private final CountDownLatch done = new CountDownLatch(1);
    private boolean running;
    private boolean stopAsked;
    private boolean ponderHitAsked;
    private volatile boolean ending;
    private volatile boolean forsaken;

    /** Returns a job that has already ended. */
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
     * Begins the work on another thread, which must call {@link #finish} at its end.
     *
     * @param root the position, owned by the job
     * @param style how to write the output
     */
    abstract void launch(Position root, OutputStyle style);

    /** Does what is left to do when the last {@code position} was refused. */
    abstract void launchWithoutPosition();

    /** Makes the work end soon. Called only while it runs. */
    abstract void halt();

    /** True when the job ends without being stopped. */
    abstract boolean isLimited();

    /** Reports that the predicted move was played. Called only while the work runs. */
    void hit() {}

    /** @param root null when there is no position */
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

    /**
     * Ends the work without output, because nobody listens any more. A job that was stopped before still writes its
     * last output.
     */
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

    /**
     * Announces that the last output is about to be written: later actions wait for the end instead of slipping in
     * before it.
     */
    final synchronized void end() {
        ending = true;
    }

    /** Runs the action before the last output, or not at all. */
    final synchronized void beforeTheEnd(Runnable action) {
        if (!ending) {
            action.run();
        }
    }

    /** Announces that the last output is written. */
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

    /** Waits for the end, at most for this time; returns true when the job has ended. */
    final boolean await(long millis) throws InterruptedException {
        return done.await(millis, TimeUnit.MILLISECONDS);
    }
}
