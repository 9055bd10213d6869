package io.github.kingfell.play.game;

import io.github.kingfell.engine.study.Slip;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.tables.distance.Distance;
import io.github.kingfell.tables.distance.Distance.Outcome;
import io.github.kingfell.tables.distance.ExactVerdict;
import io.github.kingfell.tables.syzygy.RankedMove;
import io.github.kingfell.tables.syzygy.RootRanking;
import java.util.List;

/**
 * The exact result of a position for the side to move, and of each legal move.
 *
 * @param mateIn moves to mate for the winner; 0 for a draw, and where only the result is known
 * @param choices at least one
 */
public record ExactAnswer(Outcome outcome, int mateIn, List<ExactMove> choices) {
    public ExactAnswer {
        choices = List.copyOf(choices);
    }

    /**
     * A legal move.
     *
     * @param outcome for the side that plays it
     * @param mateIn moves to mate for the winner, counted from before the move; 0 for a draw, and where it is not known
     * @param isBest true for the quickest wins, the slowest losses and all draws that keep the result
     */
    public record ExactMove(int move, Outcome outcome, int mateIn, boolean isBest) {}

    static ExactAnswer of(ExactVerdict verdict) {
        Distance value = verdict.distance();
        return new ExactAnswer(
                value.outcome(),
                value.moves(),
                verdict.choices().stream()
                        .map(choice -> new ExactMove(
                                choice.move(),
                                choice.value().outcome(),
                                choice.value().moves(),
                                choice.value().equals(value)))
                        .toList());
    }

    static ExactAnswer of(RootRanking ranking) {
        RankedMove best = ranking.best();
        Outcome outcome = Slip.outcome(best);
        return new ExactAnswer(
                outcome,
                0,
                ranking.moves().stream()
                        .map(ranked -> new ExactMove(ranked.move(), Slip.outcome(ranked), 0, isAsGood(ranked, best)))
                        .toList());
    }

    private static boolean isAsGood(RankedMove move, RankedMove best) {
        Outcome outcome = Slip.outcome(best);
        return Slip.outcome(move) == outcome && (outcome == Outcome.DRAW || move.dtz() == best.dtz());
    }

    /** Returns a move that is best; {@link Move#NONE} where the tables contradict each other. */
    int bestMove() {
        return choices.stream()
                .filter(ExactMove::isBest)
                .mapToInt(ExactMove::move)
                .findFirst()
                .orElse(Move.NONE);
    }

    /** Returns the moves that keep the result. */
    public List<ExactMove> keeping() {
        return choices.stream().filter(choice -> choice.outcome() == outcome).toList();
    }

    /** Returns true when one of several moves alone keeps the result. */
    public boolean hasOnlyMove() {
        return choices.size() > 1 && keeping().size() == 1;
    }

    /** Returns the share of the moves that keep the result, from 0 to 1. */
    public double shareKept() {
        return keeping().size() / (double) choices.size();
    }

    /** Returns the choice of a legal move. */
    public ExactMove choice(int move) {
        return choices.stream()
                .filter(choice -> choice.move() == move)
                .findFirst()
                .orElseThrow();
    }
}
