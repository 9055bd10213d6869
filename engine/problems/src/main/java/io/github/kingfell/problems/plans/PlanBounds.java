package io.github.kingfell.problems.plans;

/** Tells whether the moves that are left can suffice for a plan, counted on an empty board. */
interface PlanBounds {
    /** @param plan none of whose men has been taken */
    boolean isWithin(int plan);
}
