package io.github.kingfell.engine.study;

import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.tables.WdlValues;
import io.github.kingfell.tables.distance.Distance.Outcome;
import io.github.kingfell.tables.distance.ExactVerdict;
import io.github.kingfell.tables.distance.ExactVerdict.MoveValue;
import io.github.kingfell.tables.distance.TableProbe;
import io.github.kingfell.tables.syzygy.RankedMove;
import io.github.kingfell.tables.syzygy.RootRanking;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A slip: a move that turns a win into a draw or a loss, or a draw into a loss.
 *
 * @param outcome after it, for the side that plays it
 * @param mateIn moves to mate for the winner, counted from before the move; 0 for a draw, and where it is not known
 * @param appeal why it is natural; empty where it is not
 * @param replies of the opponent that punish it, the best first: the quickest mates, then captures; by Syzygy tables
 *     the nearest capture or pawn move; none where those do not know them
 * @param legalReplies number of all replies, 0 for stalemate
 */
public record Slip(
        int move, Outcome outcome, int mateIn, Optional<Appeal> appeal, List<Integer> replies, int legalReplies) {
    public Slip {
        replies = List.copyOf(replies);
    }

    /**
     * Returns all slips of a position: natural moves first, by their appeal, then the others.
     *
     * @param exact value of the position
     * @param probe gives the value after each move
     */
    public static List<Slip> of(Position position, ExactVerdict exact, TableProbe probe) {
        return naturalFirst(exact.slipping().stream()
                .map(choice -> of(position, choice, probe))
                .toList());
    }

    /**
     * Returns all slips of a position that Syzygy tables know, in the same order.
     *
     * @param ranking of the position
     * @param rankings gives the ranking after each move; empty where the tables do not know it, or without a legal move
     */
    public static List<Slip> of(
            Position position, RootRanking ranking, Function<Position, Optional<RootRanking>> rankings) {
        Outcome best = outcome(ranking.best());
        return naturalFirst(ranking.moves().stream()
                .filter(ranked -> outcome(ranked) != best)
                .map(ranked -> of(position, ranked, rankings))
                .toList());
    }

    /** Returns the outcome of a ranked move under the fifty-move rule. */
    public static Outcome outcome(RankedMove ranked) {
        return switch (ranked.wdl()) {
            case WdlValues.WIN -> Outcome.WIN;
            case WdlValues.LOSS -> Outcome.LOSS;
            default -> Outcome.DRAW;
        };
    }

    private static List<Slip> naturalFirst(List<Slip> slips) {
        return slips.stream()
                .sorted(Comparator.comparingInt(
                        slip -> slip.appeal().map(Appeal::ordinal).orElse(Appeal.values().length)))
                .toList();
    }

    private static Slip of(Position position, RankedMove slip, Function<Position, Optional<RootRanking>> rankings) {
        Position after = position.copy();
        after.make(slip.move());
        List<RankedMove> all = rankings.apply(after).map(RootRanking::moves).orElse(List.of());
        List<Integer> replies = all.stream()
                .filter(reply -> outcome(reply) == outcome(all.get(0)))
                .map(RankedMove::move)
                .toList();
        int legalReplies = new MoveGenerator(after).count(after);
        return new Slip(slip.move(), outcome(slip), 0, Appeal.of(position, slip.move()), replies, legalReplies);
    }

    private static Slip of(Position position, MoveValue choice, TableProbe probe) {
        Position after = position.copy();
        after.make(choice.move());
        ExactVerdict answers = ExactVerdict.of(after, probe).orElseThrow();
        List<Integer> replies = answers.keeping().stream()
                .sorted(Comparator.comparingInt(
                                (MoveValue reply) -> reply.value().plies())
                        .thenComparing(reply -> !after.isCapture(reply.move())))
                .map(MoveValue::move)
                .toList();
        return new Slip(
                choice.move(),
                choice.value().outcome(),
                choice.value().moves(),
                Appeal.of(position, choice.move()),
                replies,
                answers.choices().size());
    }

    /** Returns true for a natural move. */
    public boolean isNatural() {
        return appeal.isPresent();
    }

    /** Returns true when every reply punishes the move. */
    public boolean isHopeless() {
        return replies.size() == legalReplies;
    }
}
