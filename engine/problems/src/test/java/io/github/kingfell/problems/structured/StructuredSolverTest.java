package io.github.kingfell.problems.structured;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.problems.Goal;
import io.github.kingfell.problems.HelpmateProblem;
import io.github.kingfell.problems.ProblemAim;
import io.github.kingfell.problems.forced.ForcedProblem;
import io.github.kingfell.problems.forced.VariationPrinter;
import io.github.kingfell.problems.structured.StructuredPlay.PlayBranch;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.AttackRestriction;
import io.github.kingfell.search.SearchControl;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Structured stipulations against the solvers of the same problems under their usual signs, and published ones. */
class StructuredSolverTest {
    private static final long SEED = Long.getLong("kingfell.seed", 1);
    private static final int MOST_LINES = 100_000;

    /** Plays that force, with the usual signs for them. */
    @Test
    void battlesAreTheUsualOnes() throws NotationException {
        ProblemAim check = ProblemAim.of(ProblemAim.Kind.CHECK);
        Map<String, Goal> goals = Map.of(
                "3a[#]d",
                Goal.MATE,
                "3:3a[+]d",
                new Goal(Goal.Play.DIRECT, check, check, true),
                "4ad[+]",
                Goal.of(Goal.Play.SELF, check),
                "4a[+]d[+]",
                Goal.of(Goal.Play.SELF, check).with(Goal.WrongSide.SOLVES),
                "3a[>1a[#]d]d",
                Goal.SEMI_REFLEX_MATE,
                "3a[>1a[+]d]d{!1a[+]d}",
                Goal.of(Goal.Play.REFLEX, check));
        for (Map.Entry<String, Goal> one : goals.entrySet()) {
            Random random = new Random(SEED);
            int solved = 0;
            for (int i = 0; i < 16; i++) {
                Position position = Positions.random("KkQQRp", random);
                ForcedProblem problem = new ForcedProblem(
                        position, one.getValue(), 2, AttackRestriction.NONE, SearchControl.unlimited(), 1);
                Set<Integer> keys = new TreeSet<>();
                solver(position)
                        .keys((PlayBranch) StructuredParser.parse(one.getKey()))
                        .forEach(key -> keys.add(key.move()));
                assertThat(keys)
                        .as(one.getKey() + " " + Fen.format(position))
                        .isEqualTo(problem.keys().stream()
                                .map(ForcedProblem.Key::move)
                                .collect(Collectors.toSet()));
                solved += keys.isEmpty() ? 0 : 1;
            }
            assertThat(solved).as(one.getKey()).isPositive();
        }
    }

    @Test
    void linesAreTheUsualOnes() throws NotationException {
        ProblemAim check = ProblemAim.of(ProblemAim.Kind.CHECK);
        Map<String, Goal> goals = Map.of(
                "4hh[+]", Goal.of(Goal.Play.HELP, check),
                "2s[+]", Goal.of(Goal.Play.SERIES, check),
                "2s[1h[+]h]", Goal.of(Goal.Play.SERIES_HELP, check),
                "2hh[2hh[+]&1h[+]h]", Goal.of(Goal.Play.RECIPROCAL, check));
        for (Map.Entry<String, Goal> one : goals.entrySet()) {
            Random random = new Random(SEED);
            int solved = 0;
            for (int i = 0; i < 6; i++) {
                Position position = Positions.random("KkRnp", random);
                Goal goal = one.getValue();
                int plies = goal.plies(2, false);
                HelpmateProblem problem =
                        HelpmateProblem.of(position, goal, plies, MOST_LINES, SearchControl.unlimited(), 1);
                List<int[]> expected = new ArrayList<>(problem.solutions());
                expected.addAll(
                        one.getKey().contains("&") ? List.of() : problem.linesOf(goal.isSeries() ? plies - 1 : 2));
                assertThat(texts(solver(position).lines(StructuredParser.parse(one.getKey()))))
                        .as(one.getKey() + " " + Fen.format(position))
                        .isEqualTo(texts(expected));
                solved += expected.isEmpty() ? 0 : 1;
            }
            assertThat(solved).as(one.getKey()).isPositive();
        }
    }

    /** Black must capture, whatever it plays. */
    @Test
    void zugzwangToCapture() throws NotationException {
        Random random = new Random(SEED);
        StructuredPlay play = StructuredParser.parse("2:2hh[/1d[x]a{!+}]");
        int solved = 0;
        for (int i = 0; i < 400; i++) {
            Position position = Positions.random("KkRNQ", random);
            List<int[]> lines = solver(position).lines(play);
            assertThat(lines).as(Fen.format(position)).hasSize(zugzwangs(position));
            solved += lines.isEmpty() ? 0 : 1;
        }
        assertThat(solved).isPositive();
    }

    private static int zugzwangs(Position position) {
        int found = 0;
        for (int first : MoveList.legal(position).toArray()) {
            position.make(first);
            for (int second : MoveList.legal(position).toArray()) {
                position.make(second);
                int[] replies = MoveList.legal(position).toArray();
                boolean captures = Arrays.stream(replies).allMatch(position::isCapture);
                found += replies.length > 0 && captures && !position.inCheck() ? 1 : 0;
                position.unmake(second);
            }
            position.unmake(first);
        }
        return found;
    }

    /** From Popeye's {@code sford.inp} and {@code undeckbar.inp}; the first by J. Lehmensick, feenschach 2012. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            8/1p6/2k5/P7/2K5/8/8/8 b - - 0 1     | 6hh[/2da[#]{!+}] | 1. Kc7 a6 2. Kb6 axb7 3. Ka6 b8=Q
            3n4/6R1/K7/8/k7/1n6/p7/8 b - - 0 1   | 4h[=]h[#]        | 1. a1=Q Rg1 2. Qxg1; 1. a1=R Rc7 2. Ra3 Rc4#
            1r6/pk6/8/3N4/4B3/8/8/7K b - - 0 1    | 1s[1h[#]h]       | 1. Ka8 Nb6#; 1. Ka8 Nc7#
            8/8/7p/8/8/8/6K1/k6B w - - 0 1        | -1h[+]h          | no line
            """)
    void published(String fen, String stipulation, String lines) throws NotationException {
        Position position = Positions.of(fen);
        List<String> found = solver(position).lines(StructuredParser.parse(stipulation)).stream()
                .map(line -> VariationPrinter.moves(position, line))
                .toList();
        assertThat(found.isEmpty() ? "no line" : String.join("; ", found)).isEqualTo(lines);
    }

    /** From Popeye's {@code sford.inp}: a helpmate in seven after a move of Black. */
    @Tag("slow")
    @Test
    void aLongHelpmateInside() throws NotationException {
        Position position = Positions.of("8/1p1Bp3/7k/8/8/5q2/6r1/7K b - - 0 1");
        StructuredSolver solver = solver(position);
        assertThat(solver.lines(StructuredParser.parse("1h[-14hh[#]]h"))).containsExactly(new int[][] {
            line("f3f8 g2g7 d7a4 h6g6 h1g2 g6f7 g2f3 b7b5 f3e4 f7e8 e4d5 g7f7 d5c6 b5b4 c6c7")
        });
        assertThat(solver.isComplete()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "3", "3x[#]", "3h[#]", "2hh[", "2hh[#", "2hh[zj9]", "0a[#]d", "90hh[20hh[#]]", "2hh[#]]"})
    void whatCannotBeRead(String text) {
        assertThatThrownBy(() -> StructuredParser.parse(text)).isInstanceOf(NotationException.class);
    }

    /** Returns moves of which none is special but the two steps of a pawn. */
    private static int[] line(String moves) {
        return Arrays.stream(moves.split(" "))
                .mapToInt(move -> Move.of(
                        Square.parse(move.substring(0, 2)),
                        Square.parse(move.substring(2)),
                        move.equals("b7b5") ? Move.DOUBLE_PUSH : Move.NORMAL))
                .toArray();
    }

    private static Set<String> texts(List<int[]> lines) {
        return Stream.concat(lines.stream().map(Arrays::toString), Stream.of(lines.size() + " lines"))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static StructuredSolver solver(Position position) {
        return new StructuredSolver(position, MOST_LINES, SearchControl.unlimited(), 1);
    }
}
