package io.github.kingfell.engine.forcing.endgame;

import io.github.kingfell.rules.board.Position;

/** A measure of progress inside a stage; smaller is better. The strong side is White. */
@FunctionalInterface
public interface Measure {
    /** The measure of a stage that has none. */
    Measure NONE = x -> 0;

    /** Returns the measure, from 0 to {@link Standing#LARGEST_MEASURE}. Only called with positions of the stage. */
    long of(Position x);
}
