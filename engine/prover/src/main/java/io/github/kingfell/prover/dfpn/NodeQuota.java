package io.github.kingfell.prover.dfpn;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.search.SearchControl;

/**
 * The nodes that one call of a search may still visit, and the count of all visited so far. The control grants them in
 * portions, and each portion is booked with the control when it is used up.
 */
@Hot
public final class NodeQuota {
    private SearchControl control = SearchControl.unlimited();
    private int granted;
    private int allowance;
    private long nodes;
    private long last;
    private boolean usedUp;

    /**
     * Begins a call of the search.
     *
     * @param wanted nodes to visit at most
     */
    public void begin(long wanted, SearchControl control) {
        this.control = control;
        last = nodes + wanted;
        granted = control.grant();
        allowance = granted;
        usedUp = granted == 0;
    }

    /** Counts a node. */
    public void visit() {
        nodes++;
        if (--allowance == 0) {
            control.counter().book(granted);
            control.thread().giveTurns();
            granted = control.grant();
            allowance = granted;
            usedUp |= granted == 0;
        }
        usedUp |= nodes >= last;
    }

    /** Returns whether the search must stop: all nodes were visited, or the control stops it. */
    public boolean isUsedUp() {
        return usedUp;
    }

    /** Ends the call: books the nodes of the last portion. */
    public void end() {
        if (granted > allowance) {
            control.counter().book(granted - allowance);
        }
    }

    /**
     * Returns the nodes visited since a count, as a power of two.
     *
     * @param before what {@link #nodes} returned then
     */
    public int workSince(long before) {
        return Long.SIZE - Long.numberOfLeadingZeros(nodes - before);
    }

    /** Returns the nodes visited in all calls. */
    public long nodes() {
        return nodes;
    }
}
