package io.github.kingfell.spark;

import java.io.Serializable;

/** Searches for the mates of a task, one line after the other. */
interface LineSolver extends AutoCloseable {
    ProvedLine solve(ListLine line) throws Exception;

    @Override
    void close();

    /** Makes a solver for each task. The factory is sent to the machines that do the work. */
    interface Factory extends Serializable {
        LineSolver open();
    }
}
