package io.github.kingfell.engine.forcing.endgame;

import io.github.kingfell.rules.board.Position;

/**
 * One stage on the way to mate.
 *
 * @param number 0 is the disaster, the highest is checkmate
 * @param name short, for one line of text
 * @param purpose what the strong side does here, in a learner's words
 * @param definition when a position meets it
 * @param measure progress inside the stage
 * @param scale what the measure counts
 */
public record Stage(int number, String name, String purpose, Definition definition, Measure measure, Scale scale) {
    /** A predicate on positions whose strong side is White; the side to move distinguishes p from q. */
    @FunctionalInterface
    public interface Definition {
        boolean holds(Position x);
    }

    /**
     * The quantity that a measure counts, in a learner's words.
     *
     * @param subject whose size or distance is counted, such as {@code the king's rectangle}; it shrinks
     * @param one the unit in the singular
     * @param many the unit in the plural
     */
    public record Scale(String subject, String one, String many) {
        /** The scale of a stage without a measure. */
        public static final Scale NONE = new Scale("", "", "");

        /** Returns, for example, {@code 12 squares}. */
        public String counted(long measure) {
            return measure + " " + (measure == 1 ? one : many);
        }
    }

    /** Returns a stage without a measure. */
    public static Stage of(int number, String name, String purpose, Definition definition) {
        return new Stage(number, name, purpose, definition, Measure.NONE, Scale.NONE);
    }

    public boolean hasMeasure() {
        return !scale.subject().isEmpty();
    }
}
