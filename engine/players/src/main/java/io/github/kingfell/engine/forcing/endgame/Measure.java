package io.github.kingfell.engine.forcing.endgame;

import io.github.kingfell.rules.board.Position;

/** Progress inside a stage; smaller is better. Asked with the strong side White. */
@FunctionalInterface
public interface Measure {
    /** The measure of a stage that has none. */
    Measure NONE = x -> 0;

    /** From 0 to {@link Standing#LARGEST_MEASURE}. Only asked in positions of the stage. */
    long of(Position x);
}
