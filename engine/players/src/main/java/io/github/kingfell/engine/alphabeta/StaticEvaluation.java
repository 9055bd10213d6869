package io.github.kingfell.engine.alphabeta;

import io.github.kingfell.engine.alphabeta.evaluation.Evaluator;
import io.github.kingfell.engine.alphabeta.evaluation.Value;
import io.github.kingfell.engine.alphabeta.ordering.MovePicker;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;

/** The static value of positions: what the evaluator says, and the same corrected by what searches have found. */
@Hot
final class StaticEvaluation {
    /** With fewer plies than these left on the fifty-move clock a value fades. */
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

    /** Static value for the side to move, not corrected, within {@link Value#HIGHEST_EVALUATION}. */
    int raw(Position position) {
        return bounded(evaluator.evaluate(position));
    }

    /** The raw value that a table entry remembers of the position, worked out when it remembers none. */
    int raw(Position position, long entry) {
        int known = entry == 0 ? Value.NONE : TranspositionTable.evaluation(entry);
        return known == Value.NONE ? raw(position) : known;
    }

    /** A raw value corrected, and fading as a draw by the fifty-move clock comes near. */
    int corrected(Position position, int raw) {
        int value = raw + corrections.correction(position);
        int left = Position.FIFTY_MOVES_IN_PLIES - position.halfmoveClock();
        if (left < FADING) {
            value = value * Math.max(left, 0) / FADING;
        }
        return bounded(value);
    }

    /**
     * Learns how far the evaluation missed what a search found. A capture that decides is what quiescence is for, so it
     * says nothing of the evaluation; nor does a mate.
     *
     * @param evaluation the corrected value
     * @param found the value that a search of this depth found, and {@code bound} what it proves
     */
    void learn(Position position, int depth, int evaluation, int found, int bestMove, int bound) {
        int miss = sureMiss(found - evaluation, bound);
        boolean quiet = bestMove == Move.NONE || !MovePicker.isNoisy(position, bestMove);
        if (miss != 0 && quiet && !Value.isMate(found)) {
            corrections.learn(position, depth, miss);
        }
    }

    /**
     * The part of a miss that is sure: the true value may lie anywhere above a lower bound, anywhere below an upper
     * one.
     */
    private static int sureMiss(int miss, int bound) {
        return switch (bound) {
            case TranspositionTable.LOWER -> Math.max(miss, 0);
            case TranspositionTable.UPPER -> Math.min(miss, 0);
            default -> miss;
        };
    }

    private static int bounded(int value) {
        return Math.max(-Value.HIGHEST_EVALUATION, Math.min(Value.HIGHEST_EVALUATION, value));
    }
}
