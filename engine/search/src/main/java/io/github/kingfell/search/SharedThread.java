package io.github.kingfell.search;

import org.jspecify.annotations.Nullable;

/**
 * Two searches that share a thread. The main one gives the other its turns from time to time, between two of its nodes
 * ({@link #giveTurns}); on other threads that does nothing.
 */
public final class SharedThread {
    /** What takes turns beside a search. */
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

    /** Gives another search turns on the calling thread. Turns that it gives itself do not come back to it. */
    public void attach(Companion companion) {
        search = new Attached(companion, Thread.currentThread());
    }

    /** No more turns for the search attached: from here on it may run by itself. */
    public void detach() {
        search = null;
    }

    /** Lets what is attached to the calling thread run for a while. */
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
