package io.github.kingfell.search;

import org.jspecify.annotations.Nullable;

/**
 * A thread shared by two searches. The main one gives the other its turns from time to time, between two of its nodes
 * ({@link #giveTurns}); on other threads that does nothing.
 */
public final class SharedThread {
    /** A search that takes turns beside another one. */
    @FunctionalInterface
    public interface Companion {
        void takeTurn();
    }

    private record Attached(Companion companion, Thread thread) {
        boolean isHere() {
            return thread == Thread.currentThread();
        }
    }

    private volatile @Nullable Attached search;
    private boolean searchRuns;

    /** Attaches another search, which gets turns on the calling thread. It gets none while it runs one itself. */
    public void attach(Companion companion) {
        search = new Attached(companion, Thread.currentThread());
    }

    /** Detaches the search. It gets no more turns and may run by itself from here on. */
    public void detach() {
        search = null;
    }

    /** Runs the search attached to the calling thread for a while. */
    public void giveTurns() {
        Attached other = search;
        if (other != null && other.isHere() && !searchRuns) {
            searchRuns = true;
            try {
                other.companion.takeTurn();
            } finally {
                searchRuns = false;
            }
        }
    }
}
