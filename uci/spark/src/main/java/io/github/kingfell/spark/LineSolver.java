package io.github.kingfell.spark;

import java.io.Serializable;

/** Searches for the mates of a task, one line after the other. */
interface LineSolver extends AutoCloseable {
    ProvedLine solve(ListLine line) throws Exception;

    @Override
    void close();

    /** Travels to where the work is, and makes a solver for each task. */
    interface Factory extends Serializable {
        LineSolver open();
    }
}
