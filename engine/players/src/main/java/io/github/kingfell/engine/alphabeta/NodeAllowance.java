package io.github.kingfell.engine.alphabeta;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.search.SearchControl;

/**
 * The nodes that one thread may still visit. It asks the control for a batch of them, and asks again when the batch is
 * used up: so limits by nodes are exact, and a stop or the end of the time is seen soon.
 */
@Hot
final class NodeAllowance {
    private SearchControl control = SearchControl.unlimited();

    /** Nodes of the present batch, and those of them not visited yet. */
    private int granted;

    private int left;

    /** Nodes that may be visited after the control has said stop. */
    private int credit;

    /** Nodes of earlier batches. */
    private long booked;

    private boolean stopped;

    /** Set from the main thread to end helpers when it is done. */
    private volatile boolean released;

    /**
     * Begins a search.
     *
     * @param credit nodes that may be visited after the control has said stop, to finish a first iteration
     */
    void begin(SearchControl control, int credit) {
        this.control = control;
        this.credit = credit;
        granted = 0;
        left = 0;
        booked = 0;
        stopped = false;
        released = false;
    }

    /** Takes one node. False when there is none left to visit: the search must unwind, its values mean nothing. */
    boolean take() {
        if (left == 0) {
            ask();
        }
        if (stopped) {
            return false;
        }
        left--;
        return true;
    }

    private void ask() {
        int spent = granted;
        booked += spent;
        granted = 0;
        control.counter().book(spent);
        control.thread().giveTurns();
        int grant = control.grant();
        if (released) {
            grant = 0;
        }
        if (grant == 0 && credit > 0) {
            grant = credit;
            credit = 0;
        }
        granted = grant;
        left = grant;
        stopped |= grant == 0;
    }

    /** Books what was visited since the last grant; the next node asks again. */
    void settle() {
        int spent = unbooked();
        booked += spent;
        granted = 0;
        left = 0;
        control.counter().book(spent);
    }

    /** The first iteration is complete: a stop counts from now on. */
    void withdrawCredit() {
        credit = 0;
        if (control.stopRequested()) {
            settle();
        }
    }

    /** Nodes visited in this search. */
    long visited() {
        return booked + unbooked();
    }

    /** Nodes visited that the control does not know of yet. */
    int unbooked() {
        return granted - left;
    }

    boolean isStopped() {
        return stopped;
    }

    /** Ends the search at its next batch. The only method for other threads. */
    void release() {
        released = true;
    }
}
