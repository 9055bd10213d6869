package io.github.kingfell.uci;

import io.github.kingfell.engine.board.Position;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A job for the person at the console, on a thread of its own. It owes nobody a best move. */
abstract class ConsoleJob extends Job {
    private static final Logger LOG = LoggerFactory.getLogger(ConsoleJob.class);

    private volatile boolean stopped;

    /** Does the work, and returns soon after {@link #isStopped} becomes true. */
    abstract void work(Position root, boolean chess960);

    final boolean isStopped() {
        return stopped;
    }

    @Override
    final void launch(Position root, boolean chess960) {
        Daemon.of(() -> run(root, chess960), "console").start();
    }

    @Override
    void halt() {
        stopped = true;
    }

    private void run(Position root, boolean chess960) {
        try {
            work(root, chess960);
        } catch (RuntimeException | Error e) {
            LOG.error("command failed", e);
        } finally {
            finish();
        }
    }
}
