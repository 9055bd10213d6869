package io.github.kingfell.prover.dfpn;

import io.github.kingfell.rules.Hot;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;

/**
 * The nodes after replies on the paths of the workers that search the same root, with the number of workers at or below
 * each. A reply that others are searching looks worse (the virtual proof numbers of Kaneko 2010, kept beside the
 * transposition table). The counts stand at hashed places and may be stale: a wrong one costs time and nothing else.
 */
@Hot
public final class BusyNodes {
    private static final int PLACE_BITS = 14;

    private final AtomicIntegerArray counts = new AtomicIntegerArray(1 << PLACE_BITS);
    private final AtomicInteger workers = new AtomicInteger();
    private final AtomicInteger interruptions = new AtomicInteger();

    void join() {
        workers.incrementAndGet();
    }

    /** Returns whether there are several workers. */
    boolean areShared() {
        return workers.getOpaque() > 1;
    }

    void enter(long key) {
        counts.getAndIncrement(place(key));
    }

    void leave(long key) {
        counts.getAndDecrement(place(key));
    }

    /** Returns the number of workers at or below a node. */
    int count(long key) {
        return counts.getOpaque(place(key));
    }

    /** Ends the present turns of all workers: what they search for has been found, or is no longer wanted. */
    public void interrupt() {
        interruptions.incrementAndGet();
    }

    /** Returns how often the turns were interrupted. */
    int interruptions() {
        return interruptions.getOpaque();
    }

    private static int place(long key) {
        return (int) (key >>> Long.SIZE - PLACE_BITS);
    }
}
