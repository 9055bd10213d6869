package io.github.kingfell.tables.pawnending;

import java.util.Arrays;

/** One structure to be solved, with the solutions of all that it can become. Serves one structure after the other. */
final class StructureTask {
    private final StructureList structures;
    private final long[][] lower;
    private final long[][] upper;
    private final StructureSolver solver = new StructureSolver();
    private final StructureMoves moves = new StructureMoves();
    private final long[][] after = new long[StructureMoves.MOST][];
    private final PromotionRows[] promotions = new PromotionRows[StructureMoves.MOST];
    private int number;
    private boolean isOpen;

    /**
     * Creates a task.
     *
     * @param lower by structure, the solution in which unknown promotions turn out badly for White
     * @param upper in which they turn out well
     */
    StructureTask(StructureList structures, long[][] lower, long[][] upper) {
        this.structures = structures;
        this.lower = lower;
        this.upper = upper;
    }

    /** Begins a structure and returns its moves; its promotions are to be set. */
    StructureMoves begin(int next) {
        number = next;
        moves.list(structures.white(number), structures.black(number));
        isOpen = false;
        for (int i = 0; i < moves.size(); i++) {
            if (PawnEndingSolver.isPromotion(moves.kind(i))) {
                isOpen = true;
            } else {
                int then = structures.find(moves.white(i), moves.black(i));
                isOpen |= lower[then] != upper[then];
            }
        }
        return moves;
    }

    void setPromotion(int i, PromotionRows known) {
        promotions[i] = known;
    }

    /** Returns the promotions in the order of the moves. */
    PromotionRows[] promotions() {
        PromotionRows[] list = new PromotionRows[moves.size()];
        int count = 0;
        for (int i = 0; i < moves.size(); i++) {
            if (PawnEndingSolver.isPromotion(moves.kind(i))) {
                list[count++] = promotions[i];
            }
        }
        return Arrays.copyOf(list, count);
    }

    /** Begins a structure whose promotions are known, listed in the order of the moves. */
    void begin(int next, PromotionRows[] known) {
        begin(next);
        int count = 0;
        for (int i = 0; i < moves.size(); i++) {
            if (PawnEndingSolver.isPromotion(moves.kind(i))) {
                promotions[i] = known[count++];
            }
        }
    }

    /** Returns true when the two solutions may differ. */
    boolean isOpen() {
        return isOpen;
    }

    /** Returns a solution; see {@link StructureSolver#solve}. */
    long[] solve(boolean forWhite) {
        for (int i = 0; i < moves.size(); i++) {
            if (!PawnEndingSolver.isPromotion(moves.kind(i))) {
                int then = structures.find(moves.white(i), moves.black(i));
                after[i] = forWhite ? upper[then] : lower[then];
            }
        }
        return solver.solve(structures.white(number), structures.black(number), moves, after, promotions, forWhite);
    }

    /** Returns when each position of the structure was found won or lost; see {@link StructureSolver#note}. */
    short[] rounds(boolean forWhite) {
        short[] rounds = new short[2 * 64 * 64];
        solver.note(rounds);
        solve(forWhite);
        return rounds;
    }
}
