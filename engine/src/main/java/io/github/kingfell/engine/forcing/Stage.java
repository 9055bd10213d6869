package io.github.kingfell.engine.forcing;

import io.github.kingfell.engine.board.Position;

/**
 * One stage on the way to mate.
 *
 * @param number 0 is the disaster, the highest is checkmate
 * @param name short, for one line of text
 * @param purpose what the strong side does here, in a learner's words
 * @param definition when a position meets it
 * @param measure progress inside the stage
 * @param unit what the measure counts, in the plural; empty when the stage has no measure
 */
public record Stage(int number, String name, String purpose, Definition definition, Measure measure, String unit) {
    /** A predicate on positions whose strong side is White; the side to move tells p from q. */
    @FunctionalInterface
    public interface Definition {
        boolean holds(Position x);
    }

    /** A stage without a measure. */
    public static Stage of(int number, String name, String purpose, Definition definition) {
        return new Stage(number, name, purpose, definition, Measure.NONE, "");
    }

    public boolean hasMeasure() {
        return !unit.isEmpty();
    }
}
