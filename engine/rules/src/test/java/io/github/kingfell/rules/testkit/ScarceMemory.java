package io.github.kingfell.rules.testkit;

import java.util.function.IntFunction;

/** Allocates arrays, and fails where a test wants it to. */
public final class ScarceMemory implements IntFunction<long[]> {
    private static final int NEVER = Integer.MAX_VALUE;

    private int left = NEVER;
    private boolean exhausted;

    /** Lets only the allocation of this number fail, counted from 1. */
    public void failAt(int number) {
        left = number;
    }

    /** True when the allocation of {@link #failAt} was asked for. */
    public boolean hasFailed() {
        return left <= 0;
    }

    /** Lets all allocations fail, or none. */
    public void exhaust(boolean all) {
        exhausted = all;
    }

    @Override
    public long[] apply(int size) {
        left--;
        if (left == 0 || exhausted) {
            throw new OutOfMemoryError("test");
        }
        return new long[size];
    }
}
