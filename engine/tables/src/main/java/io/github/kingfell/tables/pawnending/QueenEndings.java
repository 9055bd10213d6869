package io.github.kingfell.tables.pawnending;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Square;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The certain wins of all structures with one queen that the promotions of a pawn ending lead to. The side with the
 * queen is called White; for Black's promotions the board is turned.
 */
final class QueenEndings {
    private static final int CHECK_EVERY = 16;

    private final StructureList structures = new StructureList();
    private final StructureMoves moves = new StructureMoves();
    private QueenRows[] solved = {};

    int size() {
        return structures.size();
    }

    long bytes() {
        long bytes = 0;
        for (QueenRows rows : solved) {
            bytes += rows.bytes();
        }
        return bytes;
    }

    /**
     * Lists all structures that the promotions of pawn structures lead to.
     *
     * @return false when there are more than the limit allows
     */
    boolean list(StructureList pawns, SolvingLimits limits) {
        for (int number = 0; number < pawns.size(); number++) {
            moves.list(pawns.white(number), pawns.black(number));
            for (int i = 0; i < moves.size(); i++) {
                if (moves.kind(i) == StructureMoves.WHITE_PROMOTES) {
                    structures.add(moves.white(i), moves.black(i));
                } else if (moves.kind(i) == StructureMoves.BLACK_PROMOTES) {
                    structures.add(Long.reverseBytes(moves.black(i)), Long.reverseBytes(moves.white(i)));
                }
            }
        }
        for (int number = 0; number < structures.size(); number++) {
            boolean ends = number % CHECK_EVERY == 0 && limits.cancelled().getAsBoolean();
            if (ends || structures.size() > limits.withQueen()) {
                return false;
            }
            moves.list(structures.white(number), structures.black(number));
            for (int i = 0; i < moves.size(); i++) {
                if (isMove(moves.kind(i))) {
                    structures.add(moves.white(i), moves.black(i));
                }
            }
        }
        return true;
    }

    private static boolean isMove(int kind) {
        return kind == StructureMoves.BLACK_PAWN
                || kind == StructureMoves.BLACK_KING
                || kind == StructureMoves.BLACK_PROMOTES
                || kind == StructureMoves.WHITE_KING;
    }

    /** Solves what was listed; returns false when it was interrupted. */
    boolean solve(BooleanSupplier cancelled) {
        solved = new QueenRows[structures.size()];
        QueenSolver solver = new QueenSolver();
        QueenRows[] after = new QueenRows[StructureMoves.MOST];
        int done = 0;
        for (int number : structures.inOrder()) {
            if (done++ % CHECK_EVERY == 0 && cancelled.getAsBoolean()) {
                return false;
            }
            moves.list(structures.white(number), structures.black(number));
            for (int i = 0; i < moves.size(); i++) {
                after[i] = isMove(moves.kind(i)) ? solved[structures.find(moves.white(i), moves.black(i))] : null;
            }
            solved[number] = solver.solve(structures.white(number), structures.black(number), moves, after);
        }
        return true;
    }

    /**
     * Returns the solution of a structure, turned so that the side with the queen is White; null when it was not
     * solved.
     */
    @Nullable
    QueenRows find(long white, long black) {
        int number = solved.length == 0 ? StructureList.ABSENT : structures.find(white, black);
        return number == StructureList.ABSENT ? null : solved[number];
    }

    /** Adds the certain wins after a promotion of White on a square. */
    void addWins(long white, long black, int square, PromotionRows rows) {
        QueenRows found = find(white, black);
        for (int king = 0; found != null && king < 64; king++) {
            boolean barred = king == square || Bitboard.contains(white | black, king);
            rows.won[king] |= barred ? 0 : found.loses(square, king);
        }
    }

    /** Turns rows upside down and exchanges the kings: what White has promoted becomes what Black has promoted. */
    static void turn(long[] rows) {
        KingSets.transpose(rows);
        for (int king = 0; king < 32; king++) {
            long row = rows[king];
            rows[king] = Long.reverseBytes(rows[Square.flip(king)]);
            rows[Square.flip(king)] = Long.reverseBytes(row);
        }
    }
}
