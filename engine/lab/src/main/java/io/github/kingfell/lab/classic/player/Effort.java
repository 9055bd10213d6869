package io.github.kingfell.lab.classic.player;

import io.github.kingfell.search.SearchControl;

/** Counts the positions that a program looks at, and tells it when time or nodes are up. */
public final class Effort {
    private final SearchControl control;
    private int left;
    private int granted;
    private long nodes;

    /** Under the limits of a search. */
    public Effort(SearchControl control) {
        this.control = control;
    }

    /** Without a limit, for tests and experiments. */
    public static Effort unlimited() {
        return new Effort(SearchControl.unlimited());
    }

    /** Books a position. False when the program must come to an end; then it stays false. */
    public boolean look() {
        if (left == 0) {
            granted = control.poll(granted);
            left = granted;
            if (granted == 0) {
                return false;
            }
        }
        left--;
        nodes++;
        return true;
    }

    /** Positions looked at so far. */
    public long nodes() {
        return nodes;
    }

    /** Tells the control of the positions that it has not heard of. */
    void settle() {
        control.counter().book(granted - left);
        granted = 0;
        left = 0;
    }
}
