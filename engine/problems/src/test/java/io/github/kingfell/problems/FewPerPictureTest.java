package io.github.kingfell.problems;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.problems.forced.VariationPrinter;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.SearchControl;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What Popeye 4.104 shows with its option {@code Intelligent 1} or {@code Intelligent 2}. */
class FewPerPictureTest {
    /** Cooked positions: how many lines there are, and how many Popeye shows. */
    @ParameterizedTest
    @CsvSource({
        "HELP, 7k/p5pp/8/5K2/8/8/8/R7 b - - 0 1, 2, 13, 5, 9",
        "HELP, 7k/6pp/8/5K2/8/1n6/8/R7 b - - 0 1, 2, 266, 11, 21",
        "SERIES, 7K/8/8/8/k7/2r5/2R5/8 b - - 0 1, 7, 1031, 11, 21",
        "SERIES, 8/2r5/2R5/K7/8/8/8/7k w - - 0 1, 7, 1031, 11, 21",
    })
    void asMany(Goal.Play play, String fen, int moves, int all, int one, int two) {
        Goal goal = Goal.of(play, ProblemAim.MATE);
        Position position = Positions.of(fen);
        List<int[]> lines = lines(position, goal, moves);
        assertThat(lines).hasSize(all);
        assertThat(new FewPerPicture(position, goal).of(lines, 1)).hasSize(one);
        assertThat(new FewPerPicture(position, goal).of(lines, 2)).hasSize(two);
        assertThat(new FewPerPicture(position, goal).of(lines, all)).containsExactlyElementsOf(lines);
    }

    @Test
    void theSameLines() {
        Position position = Positions.of("7k/p5pp/8/5K2/8/8/8/R7 b - - 0 1");
        assertThat(new FewPerPicture(position, Goal.HELPMATE).of(lines(position, Goal.HELPMATE, 2), 1))
                .map(line -> VariationPrinter.line(position, Goal.HELPMATE, 4, line, false))
                .containsExactlyInAnyOrder(
                        "1. Kg8 Rxa7 2. Kh8 Ra8#",
                        "1. a5 Rb1 2. a4 Rb8#",
                        "1. a5 Rc1 2. a4 Rc8#",
                        "1. a5 Rd1 2. a4 Rd8#",
                        "1. a5 Re1 2. a4 Re8#");
    }

    @Test
    void onlyWhereThePlayEndsInAPicture() {
        assertThat(Arrays.stream(Goal.Play.values()).filter(play -> FewPerPicture.suits(Goal.of(play, aim(play)))))
                .containsExactly(Goal.Play.HELP, Goal.Play.SERIES, Goal.Play.SERIES_HELP);
        assertThat(FewPerPicture.suits(Goal.SERIES_HELPMATE.after(2))).isFalse();
        assertThat(FewPerPicture.suits(Goal.of(Goal.Play.HELP, ProblemAim.STALEMATE)))
                .isFalse();
    }

    private static ProblemAim aim(Goal.Play play) {
        return play == Goal.Play.PROOF_GAME ? ProblemAim.of(ProblemAim.Kind.DIAGRAM) : ProblemAim.MATE;
    }

    private static List<int[]> lines(Position position, Goal goal, int moves) {
        return HelpmateProblem.of(position, goal, goal.plies(moves, false), 5000, SearchControl.unlimited(), 4)
                .solutions();
    }
}
