package io.github.kingfell.spark;

import org.apache.spark.Partitioner;

/**
 * Distributes numbered positions to tasks, one after the other. Neighbours in a list are often equally hard, so they go
 * to different tasks. The same position goes to the same task in every distribution.
 */
final class Slices extends Partitioner {
    private final int tasks;

    Slices(int tasks) {
        this.tasks = tasks;
    }

    @Override
    public int numPartitions() {
        return tasks;
    }

    @Override
    public int getPartition(Object index) {
        return (int) ((Long) index % tasks);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Slices slices && slices.tasks == tasks;
    }

    @Override
    public int hashCode() {
        return tasks;
    }
}
