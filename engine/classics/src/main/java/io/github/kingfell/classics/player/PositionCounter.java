package io.github.kingfell.classics.player;

import io.github.kingfell.search.SearchControl;

/** Counts the positions that a program examines, and stops it when time or nodes are used up. */
public final class PositionCounter {
    private final SearchControl control;
    private int left;
    private int granted;
    private long nodes;

    /** Makes a counter under the limits of a search. */
    public PositionCounter(SearchControl control) {
        this.control = control;
    }

    /** Returns a counter without a limit, for tests and experiments. */
    public static PositionCounter unlimited() {
        return new PositionCounter(SearchControl.unlimited());
    }

    /** Counts a position. Returns false when the program must stop, and stays false from then on. */
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

    /** Returns the control, for a program whose search polls it by itself. */
    public SearchControl control() {
        return control;
    }

    /** Returns the number of positions examined so far. */
    public long nodes() {
        return nodes;
    }

    /** Reports to the control the positions that it has not been told of. */
    void settle() {
        control.counter().book(granted - left);
        granted = 0;
        left = 0;
    }
}
