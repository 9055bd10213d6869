package io.github.kingfell.tables.pawnending;

/**
 * All structures that a pawn ending can become, listed but not solved: what a solution will take is known before it
 * begins.
 */
public final class PawnEndingPlan {
    private static final long MICROS_PER_STRUCTURE = 40;
    private static final long MICROS_PER_STRUCTURE_WITH_QUEEN = 700;

    private final StructureList structures;
    private final QueenEndings queens;
    private final boolean knowsPromotions;

    /** @param knowsPromotions whether the structures with a queen are all listed; otherwise none is */
    PawnEndingPlan(StructureList structures, QueenEndings queens, boolean knowsPromotions) {
        this.structures = structures;
        this.queens = queens;
        this.knowsPromotions = knowsPromotions;
    }

    /** Returns the greatest number of pawn structures that are solved in about so many milliseconds. */
    public static long structuresIn(long millis) {
        return millis * 1000 / MICROS_PER_STRUCTURE;
    }

    /** Returns the same for structures with a new queen. */
    public static long structuresWithQueenIn(long millis) {
        return millis * 1000 / MICROS_PER_STRUCTURE_WITH_QUEEN;
    }

    /** Returns the number of pawn structures. */
    public int structures() {
        return structures.size();
    }

    /** Returns the number of structures with a new queen, whose wins are sought. */
    public int structuresWithQueen() {
        return queens.size();
    }

    /** Returns false when there were too many structures with a queen: then all promotions stay unknown. */
    public boolean knowsPromotions() {
        return knowsPromotions;
    }

    /** Returns about the milliseconds that the solution will take on a machine of 2020. */
    public long millis() {
        return (MICROS_PER_STRUCTURE * structures() + MICROS_PER_STRUCTURE_WITH_QUEEN * structuresWithQueen()) / 1000;
    }

    StructureList list() {
        return structures;
    }

    QueenEndings queens() {
        return queens;
    }
}
