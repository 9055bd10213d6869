package io.github.kingfell.problems;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.positions.Suite;
import io.github.kingfell.problems.forced.ForcedProblem;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.rules.testkit.SuiteSource;
import io.github.kingfell.search.AttackRestriction;
import io.github.kingfell.search.SearchControl;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;

/** Known problems have the published solution and no other. */
class ProblemSuiteTest {
    @ParameterizedTest
    @SuiteSource({Suite.PROBLEM_BELL, Suite.PROBLEM_TWO_MOVERS, Suite.PROBLEM_COMPOSED})
    void theSolutionIsFoundAndUnique(Epd line) throws NotationException {
        String stipulation = line.text("c9").isEmpty() ? "#" + line.mateLength() : line.text("c9");
        Goal goal = Goal.common().stream()
                .filter(one -> stipulation.matches(one.sign() + "\\d"))
                .findFirst()
                .orElseThrow();
        int moves = Integer.parseInt(stipulation.substring(goal.sign().length()));
        if (goal.isForced()) {
            assertUniqueKey(line, goal, moves);
        } else {
            HelpmateProblem problem = new HelpmateProblem(line.position(), moves, 100, SearchControl.unlimited(), 16);
            assertThat(problem.solutions())
                    .hasSize(Integer.parseInt(line.text("c1").split(" ")[0]));
            assertThat(problem.shortSolutions()).isEmpty();
            assertThat(problem.isComplete()).isTrue();
        }
    }

    /**
     * Bell counts 44 moves before the king's two illegal ones are sorted out; in the other positions White has no
     * choice.
     */
    @ParameterizedTest
    @SuiteSource(Suite.PROBLEM_BELL)
    void bellsMoveLists(Epd line) {
        int legal = new MoveGenerator(line.position()).count(line.position());
        assertThat(legal).isEqualTo(line.id().equals("Bell.Fig3.2") ? 42 : 1);
    }

    private static void assertUniqueKey(Epd line, Goal goal, int moves) throws NotationException {
        Position position = line.position();
        ForcedProblem problem =
                new ForcedProblem(position, goal, moves, AttackRestriction.NONE, SearchControl.unlimited(), 16);
        int key = San.parse(line.text("bm"), position);
        assertThat(problem.keys()).isEqualTo(List.of(new ForcedProblem.Key(key, moves)));
        assertThat(problem.isWon(moves - 1)).isFalse();
        assertThat(problem.isComplete()).isTrue();
    }
}
