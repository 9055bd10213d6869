package io.github.kingfell.engine.forcing;

import io.github.kingfell.engine.search.SearchControl;

/** Books the positions that a tree examines, and says when to break off. */
final class GrowthBudget {
    private ForcingTree.Limits limits = new ForcingTree.Limits(0, 0, 0);
    private SearchControl control = SearchControl.unlimited();
    private int examined;
    private int reported;
    private int granted;
    private boolean exhausted;

    void begin(ForcingTree.Limits newLimits, SearchControl newControl) {
        limits = newLimits;
        control = newControl;
        examined = 0;
        reported = 0;
        granted = 0;
        exhausted = false;
    }

    /** Books one position. */
    void count() {
        examined++;
        if (examined - reported >= granted) {
            granted = control.poll(examined - reported);
            reported = examined;
            if (granted == 0 || control.elapsedOnClock() > limits.untilMillis()) {
                exhausted = true;
            }
        }
        if (examined >= limits.positions()) {
            exhausted = true;
        }
    }

    /** Reports what has not been reported. */
    void settle() {
        control.poll(examined - reported);
        reported = examined;
    }

    boolean isExhausted() {
        return exhausted;
    }

    int examined() {
        return examined;
    }
}
