package io.github.kingfell.problems;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.problems.forced.ForcedProblem;
import io.github.kingfell.problems.forced.VariationPrinter;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.AttackRestriction;
import io.github.kingfell.search.SearchControl;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Composed problems with less usual stipulations, from the examples of Popeye, whose solutions these are. */
class PublishedGoalsTest {
    /** Th. Steudel, Problemkiste 92, 1994. */
    @Test
    void reciprocalHelpmate() {
        Goal goal = new Goal(Goal.Play.RECIPROCAL, ProblemAim.MATE, ProblemAim.STALEMATE, false);
        assertThat(lines("8/6P1/8/8/8/4p3/8/5k1K b - - 0 1", goal, 6))
                .containsExactlyInAnyOrder("1. e2 g8=Q 2. e1=Q Qg3 3. Qe2 Qg1#", "1. e2 g8=Q 2. e1=Q Qg3 3. Qxg3");
    }

    /** H. Bäcker, Problemkiste 83, 1992: four promotions of each side. */
    @Test
    @Tag("slow")
    void helpSelfmate() {
        Goal goal = Goal.of(Goal.Play.HELP_SELF, ProblemAim.MATE);
        assertThat(lines("8/P1bP4/1pP1pp2/p3pP2/4K3/5P2/1PpkPPp1/R4B2 w - - 0 1", goal, 6))
                .hasSize(4)
                .anyMatch(line -> line.startsWith("1. a8=N c1=R 2. Nxb6 Rc2 3. Nc4+ Rxc4"));
    }

    /** From the test file {@code stip.inp}; not 1. Kc2, after which White could mate. */
    @Test
    void helpReflexmate() {
        Goal goal = Goal.of(Goal.Play.HELP_REFLEX, ProblemAim.MATE);
        assertThat(lines("Q7/8/8/p7/8/k3p3/3P4/3K4 w - - 0 1", goal, 4)).containsExactly("1. Kc1 exd2+ 2. Kb1 d1=Q#");
    }

    /** G. Bakcsi, feenschach 1987: four promotions. */
    @Test
    void seriesSelfmate() {
        Goal goal = Goal.of(Goal.Play.SERIES_SELF, ProblemAim.MATE);
        assertThat(lines("8/P7/1P2p3/2N5/q7/4Pk2/2B4P/6K1 w - - 0 1", goal, 5))
                .containsExactlyInAnyOrder(
                        "1. b7 2. b8=Q 3. Qe5 4. Bd1+ Qxd1#",
                        "1. b7 2. b8=B 3. Bf4 4. Bd1+ Qxd1#",
                        "1. a8=N 2. Nc7 3. Nd5 4. Bd1+ Qxd1#",
                        "1. a8=R 2. Re8 3. Rxe6 4. Bd1+ Qxd1#");
    }

    /** D. Meinking, StrateGems 2009, no. 5: Black passes, but parries each check as it likes. */
    @Test
    void parrySeries() {
        Goal goal = Goal.of(Goal.Play.PARRY_SERIES, ProblemAim.MATE);
        Position root = Positions.of("6n1/6n1/B4p2/2ppk3/4p3/p3p3/8/4Q1K1 w - - 0 1");
        ForcedProblem problem = new ForcedProblem(root, goal, 3, AttackRestriction.NONE, SearchControl.unlimited(), 4);
        assertThat(problem.keys()).hasSize(1);
        assertThat(VariationPrinter.variations(
                        root, problem.variations(problem.keys().get(0).move())))
                .map(String::strip)
                .containsExactlyInAnyOrder(
                        "1. Qg3+!",
                        "1... Kd4",
                        "2. Qe1",
                        "3. Qa1#",
                        "1... Kf5",
                        "2. Bf1",
                        "3. Bh3#",
                        "1... Ke6",
                        "2. Qc7",
                        "3. Bc8#");
    }

    /** G. Sphicas, StrateGems 2009, no. 10. */
    @Test
    @Tag("slow")
    void parrySeriesSelfStalemate() {
        Goal goal = Goal.of(Goal.Play.PARRY_SERIES_SELF, ProblemAim.STALEMATE);
        assertThat(keys("8/7P/8/8/8/8/1nK5/k7 w - - 0 1", goal, 8)).containsExactly("h8=Q");
    }

    /** B. Koludrovic, Problemkiste 74/75, 1991: no capture before the 28th move. */
    @Test
    void seriesCapture() {
        Goal goal = Goal.of(Goal.Play.SERIES, ProblemAim.of(ProblemAim.Kind.CAPTURE));
        String fen = "1K6/1r6/p3k3/3qP3/8/8/6rB/8 w - - 0 1";
        assertThat(lines(fen, goal, 28))
                .singleElement()
                .asString()
                .startsWith("1. Kc8 2. Bg1 3. Bc5 ")
                .endsWith(" 27. Ka5 28. Kxa6");
        assertThat(lines(fen, goal, 27)).isEmpty();
    }

    /** J. J. Burbach, f-95, 1991: a white piece goes to d6. */
    @Test
    void squareByForce() {
        Goal goal = Goal.of(Goal.Play.DIRECT, ProblemAim.square(Square.parse("d6")));
        assertThat(keys("r2n4/3P4/8/8/1pB5/kp1P4/1N6/1K6 w - - 0 1", goal, 3)).containsExactly("Ba6");
    }

    /** From {@code stip.inp}: in exactly two moves eleven keys, and the quicker ones do not count. */
    @Test
    void exactMates() {
        String fen = "8/8/8/8/3R4/1K6/8/k7 w - - 0 1";
        assertThat(keys(fen, new Goal(Goal.Play.DIRECT, ProblemAim.MATE, ProblemAim.MATE, true), 2))
                .hasSize(11)
                .doesNotContain("Rd1#");
        assertThat(keys(fen, Goal.MATE, 2)).contains("Rd1#");
        Goal help = new Goal(Goal.Play.HELP, ProblemAim.MATE, ProblemAim.MATE, true);
        String half = "kb6/b7/7p/8/8/8/6K1/7B w - - 0 1";
        assertThat(lines(half, help, 3)).containsExactly("1... Kf3 2. h5 Ke2#");
        assertThat(HelpmateProblem.of(Positions.of(half), help, 3, 10, SearchControl.unlimited(), 1)
                        .shortSolutions())
                .isEmpty();
    }

    private static List<String> lines(String fen, Goal goal, int plies) {
        Position root = Positions.of(fen);
        HelpmateProblem problem = HelpmateProblem.of(root, goal, plies, 1000, SearchControl.unlimited(), 16);
        return problem.solutions().stream()
                .map(line -> VariationPrinter.line(root, goal, plies, line, false))
                .toList();
    }

    private static List<String> keys(String fen, Goal goal, int moves) {
        Position root = Positions.of(fen);
        ForcedProblem problem =
                new ForcedProblem(root, goal, moves, AttackRestriction.NONE, SearchControl.unlimited(), 1);
        return problem.keys().stream().map(key -> San.format(root, key.move())).toList();
    }
}
