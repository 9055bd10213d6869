package io.github.kingfell.engine.alphabeta;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.search.SearchControl;

/**
 * The nodes that one thread may still visit. They come from the control in batches; a new batch is requested when the
 * last one is used up. So node limits are exact, and a stop or the end of the time is noticed soon.
 */
@Hot
final class NodeAllowance {
    private SearchControl control = SearchControl.unlimited();

    /** Nodes of the present batch, and how many of them are left. */
    private int granted;

    private int left;

    /** Nodes left that may be visited after the control has said stop. */
    private int credit;

    /** Nodes of earlier batches. */
    private long booked;

    private boolean stopped;

    /** Set by the main thread to stop the helpers when it is done. */
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

    /** Takes one node. Returns false when none is left: the search must then unwind, and its values are meaningless. */
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

    /** Books the nodes visited since the last batch; the next node requests a new batch. */
    void settle() {
        int spent = unbooked();
        booked += spent;
        granted = 0;
        left = 0;
        control.counter().book(spent);
    }

    /** Withdraws the credit: the first iteration is complete, so a stop counts from now on. */
    void withdrawCredit() {
        credit = 0;
        if (control.stopRequested()) {
            settle();
        }
    }

    /** Returns the nodes visited in this search. */
    long visited() {
        return booked + unbooked();
    }

    /** Returns the visited nodes that the control has not counted yet. */
    int unbooked() {
        return granted - left;
    }

    boolean isStopped() {
        return stopped;
    }

    /** Ends the search at its next batch. Only this method may be called by other threads. */
    void release() {
        released = true;
    }
}
