package io.github.kingfell.problems;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.search.SearchControl;

/** Counts the nodes of one solver. The control grants them in portions, and stops the solver by granting none. */
@Hot
public final class PolledNodes {
    private final SearchControl control;
    private long nodes;
    private int granted;
    private int spent;
    private boolean stopped;

    public PolledNodes(SearchControl control) {
        this.control = control;
    }

    /** Counts a node; returns true, and counts none, when the search must stop. */
    public boolean isOut() {
        if (spent == granted && !stopped) {
            granted = control.poll(spent);
            spent = 0;
            stopped = granted == 0;
        }
        if (stopped) {
            return true;
        }
        spent++;
        nodes++;
        return false;
    }

    public boolean isStopped() {
        return stopped;
    }

    /** Returns whether the control asks to stop, also between two nodes. */
    boolean isStopRequested() {
        return control.stopRequested();
    }

    /** Returns the nodes counted so far. */
    public long count() {
        return nodes;
    }
}
