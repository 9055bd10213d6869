package io.github.kingfell.problems;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.problems.forced.VariationPrinter;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.SearchControl;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Help stalemates: every line of small positions, and composed problems with their published solutions. */
class HelpStalemateTest {
    private static final long SEED = Long.getLong("kingfell.seed", 1);
    private static final Goal HELP = Goal.of(Goal.Play.HELP, ProblemAim.STALEMATE);
    private static final Goal SERIES = Goal.of(Goal.Play.SERIES_HELP, ProblemAim.STALEMATE);
    private static final List<String> MEN = List.of("Qp", "Rpp", "QPp", "RNp", "BPb", "Qnp", "Rbpp", "QNbr");

    @Test
    void everyLineIsFound() {
        assertThat(solved(SEED, HELP, 2, 2) + solved(SEED, SERIES, 3, 3)).isGreaterThan(5);
    }

    /** Long enough for plans: a pawn promotes and takes on the last rank. */
    @Test
    void aPromotedPawnTakesOnItsRank() {
        Position position = Positions.of("8/8/8/8/3bK3/4Q2k/6p1/7n b - - 0 1");
        int lines = new ProblemOracle(HELP).lines(position, 5);
        assertThat(lines).isPositive();
        assertThat(problem(position, HELP, 5, 1).solutions()).hasSize(lines);
    }

    @Tag("slow")
    @Test
    void everyLongLineIsFound() {
        assertThat(solved(SEED, HELP, 3, 12) + solved(SEED, SERIES, 4, 40)).isGreaterThan(80);
    }

    /** From Popeye's examples; its solutions. */
    @Tag("slow")
    @ParameterizedTest
    @CsvSource({
        "5n1k/p7/5N2/8/8/1p6/1Pp1P3/2K5, 5, 1. a5 e4 2. a4 e5 3. a3 e6 4. a2 e7 5. a1=N exf8=B",
        "6bk/p7/8/8/8/8/1p3P2/1B5K, 5, 1. a5 f4 2. a4 f5 3. a3 f6 4. a2 f7 5. a1=B f8=Q",
        "5n2/K7/8/8/8/8/p2pP1p1/7k, 6, 1. a1=B e4 2. Bf6 e5 3. g1=R exf6 4. Rg7+ fxg7 5. d1=N gxf8=Q 6. Nf2 Qxf2",
    })
    void published(String board, int moves, String solution) {
        Position root = Positions.of(board + " b - - 0 1");
        List<int[]> lines = problem(root, HELP, 2 * moves, 64).solutions();
        assertThat(lines)
                .map(line -> VariationPrinter.line(root, HELP, 2 * moves, line, false))
                .containsExactly(solution);
    }

    /** Returns the number of positions with a solution. */
    private static int solved(long seed, Goal goal, int moves, int positions) {
        Random random = new Random(seed);
        int solved = 0;
        for (String men : MEN) {
            for (Position position : CrowdedPositions.of(random, men, false, true, positions)) {
                ProblemOracle oracle = new ProblemOracle(goal);
                int plies = goal.plies(moves, false);
                int lines = goal.isSeries() ? oracle.series(position, moves) : oracle.lines(position, plies);
                assertThat(problem(position, goal, plies, 1).solutions())
                        .as(() -> goal.sign() + moves + " " + Fen.format(position))
                        .hasSize(lines);
                solved += lines > 0 ? 1 : 0;
            }
        }
        return solved;
    }

    private static HelpmateProblem problem(Position position, Goal goal, int plies, int megabytes) {
        return HelpmateProblem.of(position, goal, plies, Integer.MAX_VALUE, SearchControl.unlimited(), megabytes);
    }
}
