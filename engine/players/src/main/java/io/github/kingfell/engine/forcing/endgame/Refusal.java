package io.github.kingfell.engine.forcing.endgame;

/**
 * The degree of refusal, a ladder to descend when a root has no tree because too much is refused. With each step fewer
 * positions count as worse.
 */
public enum Refusal {
    /** Rule 3.8 and what the ending adds (rule 3.11). */
    WITH_ADDITIONS,
    /** Rule 3.8: disaster, or the same stage with a larger measure. */
    BY_MEASURE,
    /** Disaster alone. */
    DISASTER
}
