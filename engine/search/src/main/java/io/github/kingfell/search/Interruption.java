package io.github.kingfell.search;

import java.util.Collections;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.concurrent.TimeUnit;

/**
 * The user's request to end a command early. It stops the searches that are running and those that begin later, so that
 * the command soon reaches its end, prints what it has found and writes its files. May be used from any thread.
 */
public final class Interruption {
    private final Set<SearchControl> searches = Collections.newSetFromMap(new WeakHashMap<>());
    private volatile boolean requested;

    /** Returns whether the user wants the end. */
    public boolean isRequested() {
        return requested;
    }

    /** Requests the end. */
    public synchronized void request() {
        requested = true;
        searches.forEach(SearchControl::stop);
        notifyAll();
    }

    /** Makes the interruption stop a search, at once if the end has been requested; returns the same search. */
    public synchronized SearchControl stops(SearchControl search) {
        searches.add(search);
        if (requested) {
            search.stop();
        }
        return search;
    }

    /**
     * Waits a moment for a request and returns whether there is one. A key that interrupts this process interrupts the
     * engines that it has started too, and their end may be seen first.
     *
     * @param millis longest time to wait
     */
    public synchronized boolean comesWithin(long millis) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
        for (long left = millis;
                !requested && left > 0;
                left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime())) {
            wait(left);
        }
        return requested;
    }
}
