package io.github.kingfell.problems.plans;

import java.util.function.BooleanSupplier;

/** Counts the steps of making plans, which end when they are too many or when somebody says so. */
final class PlanEffort {
    private static final int BETWEEN_QUESTIONS = 1 << 10;

    private final BooleanSupplier stop;
    private final long most;
    private long steps;
    private boolean over;

    PlanEffort(long most, BooleanSupplier stop) {
        this.most = most;
        this.stop = stop;
    }

    void begin() {
        steps = 0;
        over = false;
    }

    /** Counts a step; returns whether it is one too many. */
    boolean isTooMuch() {
        steps++;
        if (steps > most || steps % BETWEEN_QUESTIONS == 0 && stop.getAsBoolean()) {
            over = true;
        }
        return over;
    }

    /** Ends the making of plans. */
    void giveUp() {
        over = true;
    }

    boolean isOver() {
        return over;
    }
}
