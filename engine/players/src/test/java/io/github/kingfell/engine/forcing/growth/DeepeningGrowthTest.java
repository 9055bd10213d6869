package io.github.kingfell.engine.forcing.growth;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.forcing.endgame.Comparison;
import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.engine.forcing.endgame.Judgement;
import io.github.kingfell.engine.forcing.endgame.Refusal;
import io.github.kingfell.engine.forcing.endgame.StraightToMate;
import io.github.kingfell.engine.forcing.endgame.TreeLimits;
import io.github.kingfell.engine.forcing.endgame.TreeMethod;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.certificate.TableStrategy;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.SearchControl;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The exact distance to mate judges the depth of the trees. */
class DeepeningGrowthTest {
    private static final TreeLimits ENOUGH = new TreeLimits(6, 1_000_000);

    private final TableStrategy exact = TableStrategy.shortestMates();
    private final TreeTable table = new TreeTable();
    private final Endgame mate = new StraightToMate(TreeMethod.DEEPENING);

    private static Growth.Result grow(Growth growth, Endgame endgame, Position p, TreeLimits limits) {
        return growth.grow(p, endgame.standing(p), Refusal.WITH_ADDITIONS, limits, SearchControl.unlimited());
    }

    private int movesToMate(Position p) {
        return exact.lengths[exact.position(p)];
    }

    /** Every 40th position with a mate in that many moves. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void theShallowestTreeIsTheShortestMate(int moves) {
        int tried = 0;
        for (int i = 0; i < exact.numbers.length; i++) {
            if (exact.lengths[i] == moves && tried++ % 40 == 0) {
                Position p = exact.placements.position(exact.numbers[i], Color.WHITE);
                DeepeningGrowth growth = new DeepeningGrowth(mate, table, p);
                assertThat(grow(growth, mate, p, ENOUGH)).isEqualTo(Growth.Result.FOUND);
                assertThat(growth.depth()).isEqualTo(moves);
                assertThat(GrownTree.depth(table, growth.firstNode(), p)).isEqualTo(moves);
            }
        }
        assertThat(tried).isPositive();
    }

    /** One move less than the shortest mate. */
    @Test
    void noTreeIsDeeperThanItsLimit() {
        Position p = Positions.of("k7/8/8/2K5/8/8/8/7R w - - 0 1");
        int moves = movesToMate(p);
        DeepeningGrowth growth = new DeepeningGrowth(mate, table, p);
        assertThat(grow(growth, mate, p, new TreeLimits(moves - 1, 1_000_000))).isEqualTo(Growth.Result.LIMIT_REACHED);
        assertThat(growth.firstNode()).isEqualTo(TreeTable.NONE);
        assertThat(grow(growth, mate, p, new TreeLimits(moves, 1_000_000))).isEqualTo(Growth.Result.FOUND);
        assertThat(growth.depth()).isEqualTo(moves);
    }

    @Test
    void positionsAreALimit() {
        Position p = Positions.of("k7/8/8/2K5/8/8/8/7R w - - 0 1");
        DeepeningGrowth growth = new DeepeningGrowth(mate, table, p);
        SearchControl control = SearchControl.unlimited();
        assertThat(growth.grow(p, mate.standing(p), Refusal.DISASTER, new TreeLimits(6, 100), control))
                .isEqualTo(Growth.Result.LIMIT_REACHED);
        assertThat(growth.examined()).isEqualTo(100);
        assertThat(control.counter().nodes()).isEqualTo(100);
    }

    /** Where every move is worse, no depth helps. */
    @Test
    void nothingBetter() {
        Endgame hopeless = new Judged((p, q) -> Comparison.WORSE);
        Position p = Positions.of("7k/8/6K1/8/8/8/8/R7 w - - 0 1");
        DeepeningGrowth growth = new DeepeningGrowth(hopeless, table, p);
        assertThat(grow(growth, hopeless, p, ENOUGH)).isEqualTo(Growth.Result.NOTHING_BETTER);
        assertThat(growth.examined()).isEqualTo(Positions.legalMoves(p).size());
    }

    /**
     * Of the moves that end the branch at once it takes the one with the best outlook; here that is the one that brings
     * the rook nearest to the weak king.
     */
    @ParameterizedTest
    @ValueSource(
            strings = {"8/8/3k4/8/8/8/8/R6K w - - 0 1", "8/8/8/8/4k3/8/8/KR6 w - - 0 1", "7R/8/2k5/8/8/8/8/7K w - - 0 1"
            })
    void theBestOfTheBetterMoves(String fen) {
        Endgame all = new Judged((p, q) -> Comparison.BETTER);
        Position p = Positions.of(fen);
        DeepeningGrowth growth = new DeepeningGrowth(all, table, p);
        assertThat(grow(growth, all, p, ENOUGH)).isEqualTo(Growth.Result.FOUND);
        int least = Integer.MAX_VALUE;
        for (int move : Positions.legalMoves(p)) {
            Position q = p.copy();
            q.make(move);
            least = Math.min(least, rookToKing(q));
        }
        Position played = p.copy();
        played.make(table.move(growth.firstNode()));
        assertThat(rookToKing(played)).isEqualTo(least);
    }

    private static int rookToKing(Position x) {
        return Square.distance(Bitboard.first(x.pieces(Color.WHITE, Piece.ROOK)), x.king(Color.BLACK));
    }

    /** Compares by a function alone. */
    private static final class Judged extends StraightToMate implements Judgement {
        private interface Verdict {
            Comparison of(Position p, Position q);
        }

        private final Verdict verdict;

        Judged(Verdict verdict) {
            super(TreeMethod.DEEPENING);
            this.verdict = verdict;
        }

        @Override
        public Judgement judgement() {
            return this;
        }

        @Override
        public Comparison compare(Refusal refusal, Position p, long standingP, Position q, long standingQ) {
            return verdict.of(p, q);
        }

        @Override
        public int outlook(Position q, long standing) {
            return rookToKing(q);
        }
    }
}
