package io.github.kingfell.uci;

import io.github.kingfell.rules.board.Position;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A job for the person at the console, on a thread of its own. It owes nobody a best move. */
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
        Daemon.of(() -> run(root, style), "console").start();
    }

    @Override
    boolean isLimited() {
        return true;
    }

    @Override
    void halt() {
        stopped = true;
    }

    private void run(Position root, OutputStyle style) {
        try {
            work(root, style);
        } catch (RuntimeException | Error e) {
            LOG.error("command failed", e);
        } finally {
            finish();
        }
    }
}
