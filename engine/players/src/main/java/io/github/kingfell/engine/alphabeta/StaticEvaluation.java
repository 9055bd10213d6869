package io.github.kingfell.engine.alphabeta;

import io.github.kingfell.engine.alphabeta.evaluation.Evaluator;
import io.github.kingfell.engine.alphabeta.evaluation.Value;
import io.github.kingfell.engine.alphabeta.ordering.MovePicker;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;

/**
 * The static value of positions: the evaluator's value, and that value corrected by the correction history. Without
 * pawns there is no correction: a plan judges these positions, and an error learned from one of them would blur the
 * small steps of the plan.
 */
@Hot
final class StaticEvaluation {
    /** With fewer plies than this left on the fifty-move counter, a value is scaled towards a draw. */
    private static final int FADING = 10;

    private final Evaluator evaluator;
    private final CorrectionHistory corrections = new CorrectionHistory();

    StaticEvaluation(Evaluator evaluator) {
        this.evaluator = evaluator;
    }

    /** Forgets the corrections. */
    void clear() {
        corrections.clear();
    }

    /** Returns the uncorrected static value for the side to move, within {@link Value#HIGHEST_EVALUATION}. */
    int raw(Position position) {
        return bounded(evaluator.evaluate(position));
    }

    /** Returns the uncorrected value stored in a transposition-table entry, or computes it when the entry has none. */
    int raw(Position position, long entry) {
        int known = entry == 0 ? Value.NONE : TranspositionTable.evaluation(entry);
        return known == Value.NONE ? raw(position) : known;
    }

    /** Returns a corrected value, scaled towards zero as a draw by the fifty-move rule comes near. */
    int corrected(Position position, int raw) {
        int value = hasPawns(position) ? raw + corrections.correction(position) : raw;
        int left = Position.FIFTY_MOVES_IN_PLIES - position.halfmoveClock();
        if (left < FADING) {
            value = value * Math.max(left, 0) / FADING;
        }
        return bounded(value);
    }

    /**
     * Learns by how much the evaluation differed from a search result. Results with a capture as best move are skipped,
     * because captures are quiescence's task; so are mates.
     *
     * @param evaluation the corrected value
     * @param found value found by a search of this depth; {@code bound} is its kind
     */
    void learn(Position position, int depth, int evaluation, int found, int bestMove, int bound) {
        int miss = sureMiss(found - evaluation, bound);
        boolean quiet = bestMove == Move.NONE || !MovePicker.isNoisy(position, bestMove);
        if (miss != 0 && quiet && !Value.isMate(found) && hasPawns(position)) {
            corrections.learn(position, depth, miss);
        }
    }

    /**
     * Returns the certain part of an error: the true value may lie anywhere above a lower bound or anywhere below an
     * upper bound.
     */
    private static int sureMiss(int miss, int bound) {
        return switch (bound) {
            case TranspositionTable.LOWER -> Math.max(miss, 0);
            case TranspositionTable.UPPER -> Math.min(miss, 0);
            default -> miss;
        };
    }

    private static boolean hasPawns(Position position) {
        return position.kind(Piece.PAWN) != 0;
    }

    private static int bounded(int value) {
        return Math.max(-Value.HIGHEST_EVALUATION, Math.min(Value.HIGHEST_EVALUATION, value));
    }
}
