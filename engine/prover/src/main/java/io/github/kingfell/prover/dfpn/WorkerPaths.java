package io.github.kingfell.prover.dfpn;

import io.github.kingfell.rules.Hot;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLongArray;

/**
 * The paths of the threads that share a transposition table, which keep them out of each other's way. A node that one
 * thread is searching looks worse to threads that joined later (the virtual proof numbers of Kaneko 2010, derived from
 * the path instead of stored). The paths are hints: reading a stale path costs time and nothing else.
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

    /**
     * Adds a worker.
     *
     * @return its number, from 0
     */
    synchronized int join() {
        AtomicLongArray[] more = Arrays.copyOf(paths, paths.length + 1);
        more[paths.length] = new AtomicLongArray(plies);
        paths = more;
        return more.length - 1;
    }

    /** Records that the worker enters a position at this ply of its path. */
    void enter(int worker, int ply, long key) {
        paths[worker].setOpaque(ply, key);
    }

    /** Returns whether an earlier worker is at or below the position, which it entered at this ply. */
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
