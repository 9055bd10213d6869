package io.github.kingfell.problems;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.problems.forced.Continuation;
import io.github.kingfell.problems.forced.ForcedProblem;
import io.github.kingfell.problems.forced.ForcedProblem.Try;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.search.AttackRestriction;
import io.github.kingfell.search.SearchControl;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The solvers against {@link ProblemOracle} on random small positions; the seed is in the test's name. */
class ProblemOracleTest {
    private static final long FIRST_SEED = Long.getLong("kingfell.seed", 1);
    private static final int POSITIONS = 150;

    /** Enough of each answer for a meaningful comparison. */
    private static final int LEAST_SOLVED = 5;

    static Stream<Goal> forced() {
        return Goal.common().stream().filter(Goal::isForced);
    }

    static Stream<Goal> helpAndSeries() {
        return Stream.of(
                Goal.of(Goal.Play.HELP, ProblemAim.STALEMATE),
                Goal.SERIES_MATE,
                Goal.of(Goal.Play.SERIES, ProblemAim.STALEMATE),
                Goal.SERIES_HELPMATE,
                Goal.of(Goal.Play.SERIES_HELP, ProblemAim.STALEMATE));
    }

    static LongStream seeds() {
        return LongStream.range(FIRST_SEED, FIRST_SEED + 2);
    }

    @Test
    void keysAndTriesInTwo() {
        Counts all = new Counts(0, 0);
        for (Goal goal : forced().toList()) {
            all = all.plus(keysAndTriesInTwo(goal, enough(goal) / 12));
        }
        assertEnough(all);
    }

    @ParameterizedTest
    @MethodSource("forced")
    @Tag("slow")
    void keysAndTriesInTwoOfManyPositions(Goal goal) {
        assertEnough(keysAndTriesInTwo(goal, enough(goal)));
    }

    /** How many positions were solved, and how many tries they have. */
    private record Counts(int solved, int tries) {
        Counts plus(Counts more) {
            return new Counts(solved + more.solved, tries + more.tries);
        }
    }

    private static void assertEnough(Counts counts) {
        assertThat(counts.solved).isGreaterThanOrEqualTo(LEAST_SOLVED);
        assertThat(counts.tries).isGreaterThanOrEqualTo(LEAST_SOLVED);
    }

    private static Counts keysAndTriesInTwo(Goal goal, int positions) {
        int solved = 0;
        int tries = 0;
        for (Position position : CrowdedPositions.of(FIRST_SEED, goal, positions)) {
            ForcedProblem problem = problem(position, goal, 2);
            ProblemOracle oracle = new ProblemOracle(goal);
            Set<Integer> keys = moves(problem.keys());
            assertThat(keys).as(() -> goal + " " + Fen.format(position)).isEqualTo(oracle.keys(position, 2));
            assertThat(problem.isWon(1)).isEqualTo(!oracle.keys(position, 1).isEmpty());
            assertThat(problem.isWon(2)).isEqualTo(!keys.isEmpty());
            List<Try> found = problem.tries();
            found.forEach(attempt -> assertPlayIsWhole(position, attempt));
            assertThat(pairs(found))
                    .as(() -> goal + " " + Fen.format(position))
                    .isEqualTo(triesOf(position, oracle, 2));
            solved += keys.isEmpty() ? 0 : 1;
            tries += found.size();
        }
        return new Counts(solved, tries);
    }

    /** Forced selfmates are rare. In reflex play most positions have a solution, and the oracle tries more. */
    private static int enough(Goal goal) {
        return switch (goal.play()) {
            case SELF -> (isMate(goal) ? 10 : 6) * POSITIONS;
            case REFLEX, SEMI_REFLEX -> POSITIONS / 3;
            default -> 2 * POSITIONS;
        };
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void keysOfDirectMatesInThree(long seed) {
        for (Position position : CrowdedPositions.of(seed, Goal.MATE, POSITIONS / 10)) {
            assertThat(moves(problem(position, Goal.MATE, 3).keys()))
                    .as(() -> Fen.format(position))
                    .isEqualTo(new ProblemOracle(Goal.MATE).keys(position, 3));
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void helpmates(long seed) {
        int solved = 0;
        for (Position position : CrowdedPositions.of(seed, Goal.HELPMATE, POSITIONS)) {
            HelpmateProblem problem = new HelpmateProblem(position, 2, 100_000, SearchControl.unlimited(), 1);
            int lines = ProblemOracle.helpLines(position, 4);
            assertThat(problem.solutions()).as(() -> Fen.format(position)).hasSize(lines);
            assertThat(problem.shortSolutions()).hasSize(ProblemOracle.helpLines(position, 2));
            if (!position.inCheck()) {
                List<int[]> setPlay = problem.setPlay();
                position.makeNull();
                assertThat(setPlay).hasSize(ProblemOracle.helpLines(position, 3));
                position.unmakeNull();
            }
            solved += lines > 0 ? 1 : 0;
        }
        assertThat(solved).isGreaterThanOrEqualTo(LEAST_SOLVED);
    }

    /**
     * The side to move begins and mates, as in a direct mate, so it has the pieces of that side. The set play is that
     * of the other side, with one ply less.
     */
    @ParameterizedTest
    @MethodSource("seeds")
    void helpmatesWithAHalfMove(long seed) {
        int solved = 0;
        for (Position position : CrowdedPositions.of(seed, Goal.MATE, POSITIONS)) {
            HelpmateProblem problem = HelpmateProblem.ofPlies(position, 3, 100_000, SearchControl.unlimited(), 1);
            int lines = ProblemOracle.helpLines(position, 3);
            assertThat(problem.solutions()).as(() -> Fen.format(position)).hasSize(lines);
            assertThat(problem.shortSolutions()).hasSize(ProblemOracle.helpLines(position, 1));
            if (!position.inCheck()) {
                List<int[]> setPlay = problem.setPlay();
                position.makeNull();
                assertThat(setPlay).hasSize(ProblemOracle.helpLines(position, 2));
                position.unmakeNull();
            }
            solved += lines > 0 ? 1 : 0;
        }
        assertThat(solved).isGreaterThanOrEqualTo(LEAST_SOLVED);
    }

    /** Kings and rooks at home: Black may castle first, and White with the mating move. */
    @ParameterizedTest
    @MethodSource("seeds")
    void helpmatesWithCastling(long seed) {
        Random random = new Random(seed);
        int[] castlings = new int[2];
        for (int i = 0; i < 4 * POSITIONS; i++) {
            char[] board = "R...K..R................................................r...k..r"
                    .replace('.', '\0')
                    .toCharArray();
            for (char piece : "QBNNPPPppp".toCharArray()) {
                CrowdedPositions.put(random, board, piece, random.nextInt(4) == 0 ? 4 : 60, 3);
            }
            Position position = CrowdedPositions.parsed(board, " b KQkq - 0 1").orElse(null);
            if (position != null) {
                HelpmateProblem problem = new HelpmateProblem(position, 1, 100_000, SearchControl.unlimited(), 1);
                List<int[]> lines = problem.solutions();
                assertThat(lines).as(() -> Fen.format(position)).hasSize(ProblemOracle.helpLines(position, 2));
                lines.forEach(line -> count(line, castlings));
            }
        }
        assertThat(castlings[0]).as("by Black").isPositive();
        assertThat(castlings[1]).as("by White").isPositive();
    }

    /** White's king and rooks at home, between pieces that hinder them. */
    @ParameterizedTest
    @EnumSource(
            value = Goal.Play.class,
            names = {"HELP", "SERIES", "SERIES_HELP"})
    void linesThatEndWithCastling(Goal.Play play) {
        Goal goal = Goal.of(play, ProblemAim.CASTLING);
        Random random = new Random(FIRST_SEED);
        ProblemOracle oracle = new ProblemOracle(goal);
        int solved = 0;
        for (int i = 0; i < POSITIONS / 3; i++) {
            char[] board = new char[64];
            board[0] = 'R';
            board[4] = 'K';
            board[7] = 'R';
            for (char piece : "krnNB".toCharArray()) {
                CrowdedPositions.put(random, board, piece, piece == 'k' ? 60 : 4, 4);
            }
            Position position = CrowdedPositions.parsed(board, goal.isHelp() ? " b KQ - 0 1" : " w KQ - 0 1")
                    .orElse(null);
            if (position != null) {
                int lines = goal.isSeries() ? oracle.series(position, 2) : oracle.lines(position, 2);
                HelpmateProblem problem = HelpmateProblem.of(
                        position,
                        goal,
                        goal.plies(goal.isSeries() ? 2 : 1, false),
                        100_000,
                        SearchControl.unlimited(),
                        1);
                assertThat(problem.solutions()).as(() -> Fen.format(position)).hasSize(lines);
                solved += lines > 0 ? 1 : 0;
            }
        }
        assertThat(solved).isGreaterThanOrEqualTo(LEAST_SOLVED);
    }

    private static void count(int[] line, int[] castlings) {
        for (int ply = 0; ply < line.length; ply++) {
            castlings[ply % 2] += Move.isCastling(line[ply]) ? 1 : 0;
        }
    }

    @ParameterizedTest
    @MethodSource("helpAndSeries")
    void linesOfHelpAndSeries(Goal goal) {
        int solved = 0;
        ProblemOracle oracle = new ProblemOracle(goal);
        for (Position position : CrowdedPositions.of(FIRST_SEED, goal, POSITIONS)) {
            HelpmateProblem problem =
                    HelpmateProblem.of(position, goal, goal.plies(2, false), 100_000, SearchControl.unlimited(), 1);
            int lines = goal.isSeries() ? oracle.series(position, 2) : oracle.lines(position, 4);
            int shorter = goal.isSeries() ? oracle.series(position, 1) : oracle.lines(position, 2);
            assertThat(problem.solutions())
                    .as(() -> goal + " " + Fen.format(position))
                    .hasSize(lines);
            assertThat(problem.shortSolutions()).hasSize(shorter);
            solved += lines > 0 ? 1 : 0;
        }
        assertThat(solved).isGreaterThanOrEqualTo(LEAST_SOLVED);
    }

    private static boolean isMate(Goal goal) {
        return goal.aim().kind() == ProblemAim.Kind.MATE;
    }

    private static ForcedProblem problem(Position position, Goal goal, int moves) {
        return new ForcedProblem(position, goal, moves, AttackRestriction.NONE, SearchControl.unlimited(), 1);
    }

    private static Set<Integer> moves(List<ForcedProblem.Key> keys) {
        Set<Integer> moves = new TreeSet<>();
        keys.forEach(key -> moves.add(key.move()));
        return moves;
    }

    /** Every reply but the refutation is answered; with a threat, the threat may be the answer. */
    private static void assertPlayIsWhole(Position position, Try attempt) {
        List<Integer> shown = attempt.play().defences().stream()
                .map(Continuation.DefenderReply::reply)
                .toList();
        assertThat(shown).doesNotContain(attempt.refutations().get(0));
        position.make(attempt.move());
        if (attempt.play().threats().isEmpty()) {
            assertThat(shown).hasSize(ProblemOracle.legal(position).length - 1);
        }
        position.unmake(attempt.move());
    }

    /** Returns each try as its move and its refutation. */
    private static List<List<Integer>> pairs(List<Try> tries) {
        return tries.stream()
                .map(attempt -> List.of(attempt.move(), attempt.refutations().get(0)))
                .toList();
    }

    private static List<List<Integer>> triesOf(Position position, ProblemOracle oracle, int n) {
        List<List<Integer>> tries = new ArrayList<>();
        if (!oracle.mayBegin(position)) {
            return tries;
        }
        for (int move : ProblemOracle.legal(position)) {
            Set<Integer> refutations = oracle.refutations(position, move, n - 1);
            if (refutations.size() == 1) {
                tries.add(List.of(move, refutations.iterator().next()));
            }
        }
        return tries;
    }
}
