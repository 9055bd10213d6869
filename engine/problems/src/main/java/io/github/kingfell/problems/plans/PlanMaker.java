package io.github.kingfell.problems.plans;

/** Lists the plans of an end that men can follow with the moves that their sides have. */
interface PlanMaker {
    /** @return false if they are too many, or nobody waits for them any more */
    boolean make();
}
