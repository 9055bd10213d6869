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

class IntroducedSeriesTest {
    private static final long SEED = Long.getLong("kingfell.seed", 1);

    /** From Popeye's {@code pseries.inp}. */
    @Test
    @Tag("slow")
    void beforeAParrySeries() {
        Goal goal = Goal.of(Goal.Play.PARRY_SERIES_HELP, ProblemAim.MATE).after(2);
        Position root = Positions.of("3b4/5p1k/7p/3P4/7P/8/B4n2/R1K5 w - - 0 1");
        assertThat(lines(root, goal, 4)).containsExactly("1. Bc4 2. Ra8 1. Bg5+ hxg5 2. Nd3+ Bxd3+ 3. f5 gxf6#");
    }

    /** As in Popeye, one move before the series is enough here. */
    @Test
    void fewerMovesBefore() {
        Goal goal = Goal.of(Goal.Play.SERIES_HELP, ProblemAim.MATE).after(2);
        Position root = Positions.of("2n1k3/8/8/5pK1/8/8/8/2R5 w - - 0 1");
        HelpmateProblem problem = HelpmateProblem.of(root, goal, 2, 100, SearchControl.unlimited(), 1);
        assertThat(problem.shortSolutions().stream().map(line -> VariationPrinter.line(root, goal, 2, line, false)))
                .containsExactly("1. Kf6 1. Kf8 Rxc8#");
        assertThat(problem.shortIntro()).isEqualTo(1);
        assertThat(problem.shortPlies()).isEqualTo(2);
    }

    /** Each line is one of the series in the position after some moves in a row. */
    @Test
    void everyIntroduction() {
        Random random = new Random(SEED);
        int solved = 0;
        for (Goal.Play play : List.of(Goal.Play.SERIES, Goal.Play.SERIES_HELP, Goal.Play.PARRY_SERIES_HELP)) {
            Goal goal = Goal.of(play, ProblemAim.of(ProblemAim.Kind.CHECK));
            for (Position position : CrowdedPositions.of(random, "Rp", false, false, 2)) {
                int plies = goal.plies(1, false);
                int expected = introduced(position, 2, new ProblemOracle(goal));
                HelpmateProblem problem =
                        HelpmateProblem.of(position, goal.after(2), plies, 100_000, SearchControl.unlimited(), 1);
                assertThat(problem.solutions())
                        .as(goal.sign() + " " + Fen.format(position))
                        .hasSize(expected);
                solved += expected > 0 ? 1 : 0;
            }
        }
        assertThat(solved).isPositive();
    }

    private static int introduced(Position position, int moves, ProblemOracle oracle) {
        int lines = 0;
        for (int move : ProblemOracle.legal(position)) {
            position.make(move);
            if (moves == 1) {
                lines += oracle.series(position, 1);
            } else if (!position.inCheck()) {
                position.makeNull();
                lines += introduced(position, moves - 1, oracle);
                position.unmakeNull();
            }
            position.unmake(move);
        }
        return lines;
    }

    private static List<String> lines(Position root, Goal goal, int plies) {
        return HelpmateProblem.of(root, goal, plies, 100, SearchControl.unlimited(), 64).solutions().stream()
                .map(line -> VariationPrinter.line(root, goal, plies, line, false))
                .toList();
    }
}
