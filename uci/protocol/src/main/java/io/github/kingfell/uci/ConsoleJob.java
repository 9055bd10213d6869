package io.github.kingfell.uci;

import io.github.kingfell.rules.board.Position;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A job started at the console, on its own thread. It does not answer with a best move. */
abstract class ConsoleJob extends Job {
    private static final Logger LOG = LoggerFactory.getLogger(ConsoleJob.class);

    private volatile boolean stopped;

    /** Does the work, and returns soon after {@link #isStopped} becomes true. */
    abstract void work(Position root, OutputStyle style);

    final boolean isStopped() {
        return stopped;
    }

    @Override
    final void launch(Position root, OutputStyle style) {
        begin(() -> work(root, style));
    }

    /** Runs the work on its own thread. */
    final void begin(Runnable work) {
        Daemon.of(() -> run(work), "console").start();
    }

    @Override
    boolean isLimited() {
        return true;
    }

    @Override
    void halt() {
        stopped = true;
    }

    private void run(Runnable work) {
        try {
            work.run();
        } catch (RuntimeException | Error e) {
            LOG.error("command failed", e);
        } finally {
            finish();
        }
    }
}
