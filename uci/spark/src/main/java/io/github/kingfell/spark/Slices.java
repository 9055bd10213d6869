package io.github.kingfell.spark;

import org.apache.spark.Partitioner;

/**
 * Deals numbered positions out to tasks, one after the other. Neighbours in a list are often equally hard; so they do not
 * meet in one task. The same position comes to the same task whenever it is dealt out again.
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
