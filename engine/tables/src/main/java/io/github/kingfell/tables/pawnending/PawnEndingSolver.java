package io.github.kingfell.tables.pawnending;

import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.tables.ExactValues;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * Solves every structure that a pawn ending can become. The values of the smallest endings after a promotion are kept
 * from one call to the next. For one thread.
 */
public final class PawnEndingSolver {
    private static final int CHECK_EVERY = 128;

    private final SmallPromotions small;
    private final StructureMoves listing = new StructureMoves();

    /** @param values exact values of at most four men */
    public PawnEndingSolver(ExactValues values) {
        small = new SmallPromotions(values);
    }

    /**
     * Solves an ending.
     *
     * @param white White's pawns, none of them on the first or the last rank
     * @param black Black's pawns
     * @return empty when the work would be more than the limits allow, or was interrupted
     */
    public Optional<PawnEndings> solve(long white, long black, SolvingLimits limits) {
        return plan(white, black, limits).flatMap(plan -> solve(plan, limits.cancelled()));
    }

    /**
     * Lists what is to be solved for an ending, which takes about a fiftieth of the time of the solution.
     *
     * @param white White's pawns, none of them on the first or the last rank
     * @param black Black's pawns
     * @return empty when there are more pawn structures than the limits allow, or it was interrupted
     */
    public Optional<PawnEndingPlan> plan(long white, long black, SolvingLimits limits) {
        StructureList structures = new StructureList();
        structures.add(white, black);
        if (!close(structures, limits)) {
            return Optional.empty();
        }
        QueenEndings queens = new QueenEndings();
        boolean listed = queens.list(structures, limits);
        if (!listed && limits.cancelled().getAsBoolean()) {
            return Optional.empty();
        }
        return Optional.of(new PawnEndingPlan(structures, listed ? queens : new QueenEndings(), listed));
    }

    /**
     * Solves what was listed.
     *
     * @param cancelled asked now and then; true ends the work
     * @return empty when it was interrupted
     */
    public Optional<PawnEndings> solve(PawnEndingPlan plan, BooleanSupplier cancelled) {
        StructureList structures = plan.list();
        QueenEndings queens = plan.queens();
        long[][] lower = new long[structures.size()][];
        long[][] upper = new long[structures.size()][];
        PromotionRows[][] exits = new PromotionRows[structures.size()][];
        if (!queens.solve(cancelled) || !solve(structures, queens, lower, upper, exits, cancelled)) {
            return Optional.empty();
        }
        return Optional.of(new PawnEndings(structures, lower, upper, exits, queens.size()));
    }

    /** Lists all that the listed structures can become; returns false when that is too much. */
    private boolean close(StructureList structures, SolvingLimits limits) {
        for (int number = 0; number < structures.size(); number++) {
            if (structures.size() > limits.structures()) {
                return false;
            }
            if (number % CHECK_EVERY == 0 && limits.cancelled().getAsBoolean()) {
                return false;
            }
            listing.list(structures.white(number), structures.black(number));
            for (int i = 0; i < listing.size(); i++) {
                if (!isPromotion(listing.kind(i))) {
                    structures.add(listing.white(i), listing.black(i));
                }
            }
        }
        return true;
    }

    static boolean isPromotion(int kind) {
        return kind == StructureMoves.WHITE_PROMOTES || kind == StructureMoves.BLACK_PROMOTES;
    }

    private boolean solve(
            StructureList structures,
            QueenEndings queens,
            long[][] lower,
            long[][] upper,
            PromotionRows[][] exits,
            BooleanSupplier cancelled) {
        StructureTask task = new StructureTask(structures, lower, upper);
        int done = 0;
        for (int number : structures.inOrder()) {
            if (done++ % CHECK_EVERY == 0 && cancelled.getAsBoolean()) {
                return false;
            }
            StructureMoves moves = task.begin(number);
            for (int i = 0; i < moves.size(); i++) {
                if (isPromotion(moves.kind(i))) {
                    // A king may take the new piece, which leaves the structure without the pawn.
                    int without = structures.find(moves.white(i), moves.black(i));
                    task.setPromotion(i, promotion(moves, i, queens, lower[without], upper[without]));
                }
            }
            exits[number] = task.promotions();
            lower[number] = task.solve(false);
            upper[number] = lower[number];
            if (task.isOpen()) {
                long[] other = task.solve(true);
                upper[number] = Arrays.equals(other, lower[number]) ? lower[number] : other;
            }
        }
        return true;
    }

    /** Returns what is known after a promotion; both solutions are those of the structure without the pawn. */
    private PromotionRows promotion(StructureMoves moves, int i, QueenEndings queens, long[] lowest, long[] highest) {
        PromotionRows rows = new PromotionRows();
        int square = moves.target(i);
        boolean byWhite = moves.kind(i) == StructureMoves.WHITE_PROMOTES;
        long own = byWhite ? moves.white(i) : Long.reverseBytes(moves.black(i));
        long other = byWhite ? moves.black(i) : Long.reverseBytes(moves.white(i));
        int turned = byWhite ? square : Square.flip(square);
        queens.addWins(own, other, turned, rows);
        if (SmallPromotions.mayKnow(own, other)) {
            small.complete(own, other, turned, rows);
        }
        if (!byWhite) {
            QueenEndings.turn(rows.won);
            QueenEndings.turn(rows.notLost);
            QueenEndings.turn(rows.notWon);
            QueenEndings.turn(rows.lost);
            takenByWhite(moves.black(i), square, lowest, rows);
        } else {
            takenByBlack(moves.white(i), square, highest, rows);
        }
        return rows;
    }

    /** White's new piece is taken by the king: White, to move, has no more than the pawns that are left. */
    private static void takenByBlack(long white, int square, long[] solution, PromotionRows rows) {
        if (Bitboard.contains(KingSets.attackedByWhite(white), square)) {
            return;
        }
        long far = ~(Attacks.king(square) | Bitboard.of(square));
        for (long kings = Attacks.king(square); kings != 0; kings = Bitboard.rest(kings)) {
            int king = Bitboard.first(kings);
            rows.notWon[king] |= far & ~solution[StructureSolver.WHITE_WINS + square];
            rows.lost[king] |= far & solution[StructureSolver.WHITE_LOSES + square];
        }
    }

    private static void takenByWhite(long black, int square, long[] solution, PromotionRows rows) {
        if (Bitboard.contains(KingSets.attackedByBlack(black), square)) {
            return;
        }
        for (int king = 0; king < 64; king++) {
            if (king != square && !Bitboard.contains(Attacks.king(king), square)) {
                boolean wins = Bitboard.contains(solution[StructureSolver.BLACK_WINS + king], square);
                boolean loses = Bitboard.contains(solution[StructureSolver.BLACK_LOSES + king], square);
                rows.notWon[king] |= wins ? 0 : Attacks.king(square);
                rows.lost[king] |= loses ? Attacks.king(square) : 0;
            }
        }
    }
}
