package io.github.kingfell.engine.alphabeta;

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
     * Remembers how far the evaluation was off; not where a capture decides, nor from a bound on its near side.
     *
     * @param evaluation the corrected value
     * @param best the value found by a search of this depth, and {@code bound} what it proves
     */
    void learn(Position position, int depth, int evaluation, int best, int bestMove, int bound) {
        boolean decidedByCapture = bestMove != Move.NONE && MovePicker.isNoisy(position, bestMove);
        boolean saysNothing = bound == TranspositionTable.LOWER && best <= evaluation
                || bound == TranspositionTable.UPPER && best >= evaluation;
        if (!decidedByCapture && !saysNothing && !Value.isMate(best)) {
            corrections.learn(position, depth, best - evaluation);
        }
    }

    private static int bounded(int value) {
        return Math.max(-Value.HIGHEST_EVALUATION, Math.min(Value.HIGHEST_EVALUATION, value));
    }
}
