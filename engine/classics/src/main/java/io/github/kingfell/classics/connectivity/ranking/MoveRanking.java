package io.github.kingfell.classics.connectivity.ranking;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/** The ranking of the moves of a position, best first. */
public final class MoveRanking {
    private final List<RatedMove> rated;
    private final Ordering ordering;
    private final List<RatedMove> moves;

    /** @param rated equal moves stay in this order, so that the same position always gives the same move */
    MoveRanking(List<RatedMove> rated, Ordering ordering) {
        this.rated = List.copyOf(rated);
        this.ordering = ordering;
        moves = rated.stream().sorted((a, b) -> ordering.compare(b, a)).toList();
    }

    /** Ranks all legal moves; the ranking is empty when the game is over. */
    public static MoveRanking of(Position position, Ordering ordering, RankingReading reading) {
        return of(position, MoveList.legal(position).toArray(), number -> true, ordering, reading);
    }

    /**
     * Ranks some legal moves.
     *
     * @param goesOn is called before each move with the number of moves rated so far; once it returns false, the
     *     remaining moves are left out
     */
    public static MoveRanking of(
            Position position, int[] moves, IntPredicate goesOn, Ordering ordering, RankingReading reading) {
        List<RatedMove> rated = new ArrayList<>();
        for (int i = 0; i < moves.length && goesOn.test(i); i++) {
            rated.add(rate(position, moves[i], reading));
        }
        return new MoveRanking(rated, ordering);
    }

    /** Returns the same moves in another order. */
    public MoveRanking by(Ordering other) {
        return new MoveRanking(rated, other);
    }

    /** Rates a legal move by the position after it. */
    private static RatedMove rate(Position position, int move, RankingReading reading) {
        Position after = position.copy();
        after.make(move);
        return new RatedMove(
                move, Exchange.balance(position, move, after), Features.of(after, position.sideToMove(), reading));
    }

    /** Returns the moves, best first. */
    public List<RatedMove> moves() {
        return moves;
    }

    /** Returns the rating of a move in the ranking. */
    public RatedMove get(int move) {
        return moves.stream()
                .filter(ranked -> ranked.move() == move)
                .findFirst()
                .orElseThrow(
                        () -> new IllegalArgumentException("not ranked: " + Move.from(move) + "-" + Move.to(move)));
    }

    /** Returns 1 plus the number of better moves; equal moves share their rank. */
    public int rank(int move) {
        RatedMove asked = get(move);
        return 1
                + (int) moves.stream()
                        .filter(other -> ordering.compare(other, asked) > 0)
                        .count();
    }
}
