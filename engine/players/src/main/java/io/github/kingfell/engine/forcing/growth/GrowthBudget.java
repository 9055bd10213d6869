package io.github.kingfell.engine.forcing.growth;

import io.github.kingfell.engine.forcing.endgame.TreeLimits;
import io.github.kingfell.search.SearchControl;

/** The budget of a tree: it books the positions examined and decides when to break off. */
public final class GrowthBudget {
    private TreeLimits limits = new TreeLimits(0, 0, 0);
    private SearchControl control = SearchControl.unlimited();
    private int examined;
    private int reported;
    private int granted;
    private boolean exhausted;

    public void begin(TreeLimits newLimits, SearchControl newControl) {
        limits = newLimits;
        control = newControl;
        examined = 0;
        reported = 0;
        granted = 0;
        exhausted = false;
    }

    /** Books one position. */
    public void count() {
        examined++;
        if (examined - reported >= granted) {
            granted = control.poll(examined - reported);
            reported = examined;
            if (granted == 0 || control.clock().elapsedOnClock() > limits.untilMillis()) {
                exhausted = true;
            }
        }
        if (examined >= limits.positions()) {
            exhausted = true;
        }
    }

    /** Reports the positions that have not been reported. */
    public void settle() {
        control.counter().book(examined - reported);
        reported = examined;
    }

    public boolean isExhausted() {
        return exhausted;
    }

    public int examined() {
        return examined;
    }
}
