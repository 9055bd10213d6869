package io.github.kingfell.workbench.problem;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.problems.Goal;
import io.github.kingfell.problems.HelpmateProblem;
import io.github.kingfell.problems.forced.ForcedProblem;
import io.github.kingfell.problems.structured.StructuredPlay;
import io.github.kingfell.problems.structured.StructuredPlay.PlayBranch;
import io.github.kingfell.problems.structured.StructuredSolver;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.UciMove;
import io.github.kingfell.search.AttackRestriction;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.workbench.stipulation.Stipulation;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The solvers find what Popeye finds, all of it and nothing else. */
class PopeyeSolutionsTest {
    private static final int MOST_LINES = 1000;

    static List<String> cases() throws IOException {
        return lines("popeye-solutions.txt");
    }

    static List<String> limits() throws IOException {
        return lines("popeye-limits.txt");
    }

    private static List<String> lines(String file) throws IOException {
        try (InputStream bytes = PopeyeSolutionsTest.class.getResourceAsStream(file)) {
            return new String(Objects.requireNonNull(bytes).readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("# "))
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void solutionsAreThoseOfPopeye(String line) throws NotationException {
        String[] parts = line.split(" \\| ", -1);
        Stipulation stipulation = Stipulation.parse(parts[0]).orElseThrow();
        Position position = Fen.parseProblem(parts[1]);
        Set<String> expected = Stream.of(parts[2].split("; "))
                .filter(solution -> !solution.isEmpty())
                .collect(Collectors.toSet());
        assertThat(solve(stipulation, position)).isEqualTo(expected);
    }

    /** The limits leave out keys, and are obeyed along the whole line. */
    @ParameterizedTest
    @MethodSource("limits")
    void keysWithinLimitsAreThoseOfPopeye(String line) {
        String[] parts = line.split(" \\| ", -1);
        String input = "BeginProblem Forsyth " + parts[2] + " Stip " + parts[0] + " Option " + parts[1] + " EndProblem";
        ProblemTask task =
                Objects.requireNonNull(PopeyeReader.read(List.of(input)).get(0).task());
        ForcedProblem problem = new ForcedProblem(
                task.position(),
                task.stipulation().goal().orElseThrow(),
                task.stipulation().moves(),
                task.options().leftOut().limits(),
                AttackRestriction.NONE,
                SearchControl.unlimited(),
                4);
        assertThat(texts(problem.keys().stream().map(key -> new int[] {key.move()})))
                .isEqualTo(Set.of(parts[3].split("; ")));
        assertThat(task.notes()).isEmpty();
    }

    /** Set play of examples of undeckbar.inp: Black's first move is left out. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            black 6hh[/2da[#]{!+}] | 8/1p6/2k5/P7/2K5/8/8/8 b - - | a5a6 c6b6 a6b7 b6a6 b7b8q
            black 4hh[/2da[#]{!+}] | 4k2r/4ppB1/2b1p3/3pP3/1p6/4p3/8/R3K2R b KQk - | g7f6 e8g8 a1a2; g7f6 e8g8 e1c1
            """)
    void setPlayOfStructuredStipulations(String text, String fen, String expected) throws NotationException {
        StructuredPlay play = Stipulation.parse(text).orElseThrow().structured();
        StructuredSolver solver = new StructuredSolver(Fen.parse(fen), MOST_LINES, SearchControl.unlimited(), 4);
        assertThat(texts(solver.setPlay(play).stream())).isEqualTo(Set.of(expected.split("; ")));
    }

    /** What Popeye prints with {@code Defence 2}, of a position without a key. */
    @Test
    void triesWithTwoRefutations() {
        String input = "BeginProblem Forsyth k6r/p7/2K5/8/8/8/8/R2Q4 Stip #2 Option Defence 2 EndProblem";
        ProblemTask task =
                Objects.requireNonNull(PopeyeReader.read(List.of(input)).get(0).task());
        ForcedProblem problem =
                new ForcedProblem(task.position(), Goal.MATE, 2, AttackRestriction.NONE, SearchControl.unlimited(), 4);
        Stream<int[]> tries = problem.tries(task.options().refutations()).stream()
                .map(attempt -> IntStream.concat(
                                IntStream.of(attempt.move()),
                                attempt.refutations().stream().mapToInt(Integer::intValue))
                        .toArray());
        assertThat(texts(tries)).isEqualTo(Set.of("a1a7 a8a7 a8b8", "d1d8 h8d8", "d1d7 h8h6"));
        assertThat(task.options().tries()).isTrue();
        assertThat(problem.tries()).hasSize(2);
    }

    /**
     * P. Vatarescu 1965, A. Hazebrouck 1968, from Popeye's castling.inp: only one side may castle, with these rooks.
     */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            white Ke1 Ra1 Be6 Sf7 Pb2b4b6c2c3g2h6 black Ke8 Rh8 Ba5 Sa8 Pb7c7e7f6g6h7 | a1h8 | e1c1
            white Ke1 Ra1 Be6 Sf7 Pb2b4b6c2c3g2h6 black Ke8 Rh8 Ba5 Sa8 Pb7c7e7f6g6h7 | a1a8 | ''
            white Ke1 Rb7h1 Bh6 Pa2a6b3c2d2d6 black Ke8 Ra8 Pa7b6c6c4d7g6g5g3         | h1a8 | e1g1
            """)
    void exclusiveCastling(String pieces, String rooks, String key) throws NotationException {
        String input =
                "BeginProblem Pieces " + pieces + " Stip #2 Option CastlingMutuallyExclusive " + rooks + " EndProblem";
        ProblemTask task =
                Objects.requireNonNull(PopeyeReader.read(List.of(input)).get(0).task());
        assertThat(solve(task.stipulation(), task.position())).isEqualTo(key.isEmpty() ? Set.of() : Set.of(key));
        assertThat(task.notes()).hasSize(1);
        assertThat(task.isOdd()).isEqualTo(!key.isEmpty());
    }

    private static Set<String> solve(Stipulation stipulation, Position position) {
        if (stipulation.kind() == Stipulation.Kind.STRUCTURED) {
            StructuredPlay play = stipulation.structured();
            StructuredSolver solver = new StructuredSolver(position, MOST_LINES, SearchControl.unlimited(), 4);
            return play instanceof PlayBranch branch && branch.isBattle()
                    ? texts(solver.keys(branch).stream().map(key -> new int[] {key.move()}))
                    : texts(solver.lines(play).stream());
        }
        Goal goal = stipulation.goal().orElseThrow();
        if (goal.isForced()) {
            ForcedProblem problem = new ForcedProblem(
                    position, goal, stipulation.moves(), AttackRestriction.NONE, SearchControl.unlimited(), 4);
            return texts(problem.keys().stream().map(key -> new int[] {key.move()}));
        }
        HelpmateProblem problem =
                HelpmateProblem.of(position, goal, stipulation.plies(), MOST_LINES, SearchControl.unlimited(), 4);
        return texts(problem.solutions().stream());
    }

    private static Set<String> texts(Stream<int[]> lines) {
        return lines.map(line -> Arrays.stream(line)
                        .mapToObj(move -> move == Move.NONE ? "0000" : UciMove.format(move, false))
                        .collect(Collectors.joining(" ")))
                .collect(Collectors.toSet());
    }
}
