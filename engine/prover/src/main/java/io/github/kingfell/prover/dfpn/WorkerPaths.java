package io.github.kingfell.prover.dfpn;

import io.github.kingfell.rules.Hot;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLongArray;

/**
 * Where the threads that share a table are at work, so that they keep out of each other's way: what one is searching
 * looks worse to those that came after it (the virtual proof numbers of Kaneko 2010, seen from the path instead of
 * stored). It is a hint: reading a stale path costs time and nothing else.
 */
@Hot
public final class WorkerPaths {
    private final int plies;

    /** Keys of the positions on each worker's path, by ply. */
    private volatile AtomicLongArray[] paths = {};

    /** @param plies of the longest path */
    public WorkerPaths(int plies) {
        this.plies = plies;
    }

    /** Adds a worker; its number, from 0. */
    synchronized int join() {
        AtomicLongArray[] more = Arrays.copyOf(paths, paths.length + 1);
        more[paths.length] = new AtomicLongArray(plies);
        paths = more;
        return more.length - 1;
    }

    /** The worker enters a position at this ply of its path. */
    void enter(int worker, int ply, long key) {
        paths[worker].setOpaque(ply, key);
    }

    /** True when a worker that came earlier is at or below the position, which it entered at this ply. */
    boolean isTaken(int worker, int ply, long key) {
        AtomicLongArray[] current = paths;
        for (int other = 0; other < worker; other++) {
            if (current[other].getOpaque(ply) == key) {
                return true;
            }
        }
        return false;
    }
}
