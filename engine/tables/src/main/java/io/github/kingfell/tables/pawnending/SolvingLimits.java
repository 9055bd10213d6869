package io.github.kingfell.tables.pawnending;

import java.util.function.BooleanSupplier;

/**
 * How much work a solution may take.
 *
 * @param structures the most pawn structures, about 4 KB and some 20 microseconds each
 * @param withQueen the most structures with a new queen, about 10 KB and 0.7 milliseconds each; with more than these,
 *     promotions stay unknown
 * @param cancelled asked now and then; true ends the work
 */
public record SolvingLimits(int structures, int withQueen, BooleanSupplier cancelled) {
    /** Limits without an interruption. */
    public static SolvingLimits of(int structures, int withQueen) {
        return new SolvingLimits(structures, withQueen, () -> false);
    }
}
