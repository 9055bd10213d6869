package io.github.kingfell.problems;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.problems.forced.ForcedProblem;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.search.AttackRestriction;
import io.github.kingfell.search.SearchControl;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The solvers against {@link ProblemOracle}: every play with every aim, on random small positions. */
class GoalOracleTest {
    private static final long SEED = Long.getLong("kingfell.seed", 1);
    private static final String PIECES = "QRPPrnpp";
    private static final String ENDING = "Rnp";

    /** Aims that are compared with the diagram, by solvers of their own. */
    private static final Set<ProblemAim.Kind> OTHERS = Set.of(
            ProblemAim.Kind.DIAGRAM,
            ProblemAim.Kind.BOARD,
            ProblemAim.Kind.EXCHANGE,
            ProblemAim.Kind.KISS,
            ProblemAim.Kind.AUTO_MATE);

    /** The lines kept. With the aim of any move at all there are more. */
    private static final int MOST_LINES = 100_000;

    /** All but the proof game, and help with passes, which is to a mate only. */
    static Stream<Goal.Play> plays() {
        return Stream.of(Goal.Play.values())
                .filter(play -> play != Goal.Play.PROOF_GAME && play != Goal.Play.PASSING_HELP);
    }

    @Test
    void everyPlayWithEveryAim() {
        int solved = 0;
        for (Goal.Play play : plays().toList()) {
            solved += solved(play, 1, ENDING);
        }
        assertThat(solved).as("solved").isGreaterThan(15);
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("plays")
    void everyAimInManyPositions(Goal.Play play) {
        assertThat(solved(play, 15, PIECES)).as("solved").isGreaterThan(5);
    }

    @Test
    void aLineMayReachTheGoalOfTheOtherSideToo() {
        Goal goal = new Goal(Goal.Play.RECIPROCAL, ProblemAim.MATE, ProblemAim.STALEMATE, false);
        Goal series = new Goal(
                Goal.Play.SERIES_RECIPROCAL,
                ProblemAim.of(ProblemAim.Kind.CHECK),
                ProblemAim.of(ProblemAim.Kind.CAPTURE),
                false);
        Random random = new Random(SEED);
        int solved = 0;
        for (Position position : CrowdedPositions.of(random, "RPpp", false, true, 25)) {
            solved += compare(position, goal, 2) + compare(position, series, 2);
        }
        assertThat(solved).isPositive();
    }

    @Test
    void theWrongSideReachesTheAim() {
        Random random = new Random(SEED);
        int solved = 0;
        int different = 0;
        for (Goal.WrongSide meaning : List.of(Goal.WrongSide.SOLVES, Goal.WrongSide.ENDS)) {
            for (Goal.Play play : plays().filter(meaning::suits).toList()) {
                for (ProblemAim.Kind kind : List.of(
                        ProblemAim.Kind.MATE,
                        ProblemAim.Kind.STALEMATE,
                        ProblemAim.Kind.CHECK,
                        ProblemAim.Kind.CAPTURE,
                        ProblemAim.Kind.FAR_EDGE)) {
                    Goal goal = Goal.of(play, ProblemAim.of(kind));
                    boolean black = goal.isHelp();
                    for (Position position : CrowdedPositions.of(random, "RPp", black, black, 4)) {
                        int count = compare(position, goal.with(meaning), 2);
                        solved += count;
                        different += count == compare(position, goal, 2) ? 0 : 1;
                    }
                }
            }
        }
        assertThat(solved).as("solved").isGreaterThan(20);
        assertThat(different).as("solved only with or only without it").isPositive();
    }

    /** Helpmates in which a side may pass, but not after a pass, and not in check. */
    @Test
    void linesWithPasses() {
        Goal goal = Goal.of(Goal.Play.PASSING_HELP, ProblemAim.MATE);
        int solved = 0;
        int more = 0;
        for (Position position : CrowdedPositions.of(new Random(SEED), "QRp", true, true, 25)) {
            int lines = passing(position, 4, false);
            assertThat(HelpmateProblem.of(position, goal, 4, MOST_LINES, SearchControl.unlimited(), 1)
                            .solutions())
                    .as(Fen.format(position))
                    .hasSize(lines);
            solved += lines > 0 ? 1 : 0;
            more += lines > ProblemOracle.helpLines(position, 4) ? 1 : 0;
        }
        assertThat(solved).as("solved").isGreaterThan(3);
        assertThat(more).as("with lines that have passes").isPositive();
    }

    private static int passing(Position position, int plies, boolean passed) {
        if (plies == 1) {
            return ProblemOracle.helpLines(position, 1);
        }
        int lines = 0;
        for (int move : ProblemOracle.legal(position)) {
            position.make(move);
            lines += passing(position, plies - 1, false);
            position.unmake(move);
        }
        if (!passed && !position.inCheck()) {
            position.makeNull();
            lines += passing(position, plies - 1, true);
            position.unmakeNull();
        }
        return lines;
    }

    /** A side without a king is never in check, and cannot be mated. */
    @Test
    void aSideMayLackItsKing() {
        Random random = new Random(SEED);
        int solved = 0;
        for (Goal.Play play : plays().toList()) {
            for (ProblemAim.Kind kind : List.of(
                    ProblemAim.Kind.MATE,
                    ProblemAim.Kind.STALEMATE,
                    ProblemAim.Kind.CHECK,
                    ProblemAim.Kind.AUTO_STALEMATE,
                    ProblemAim.Kind.CAPTURE)) {
                Goal goal = Goal.of(play, ProblemAim.of(kind));
                boolean black = goal.isHelp();
                for (Position position : CrowdedPositions.of(random, "RPp", black, black, 3)) {
                    for (String king : List.of("K", "k", "[Kk]")) {
                        solved += compare(without(king, position), goal, 2);
                    }
                }
            }
        }
        assertThat(solved).as("solved").isGreaterThan(20);
    }

    /** Returns the position without those kings, for the other side if this one could take the king that is left. */
    private static Position without(String kings, Position position) {
        String[] fields = Fen.format(position).split(" ");
        String board = fields[0].replaceAll(kings, "1");
        try {
            return Fen.parseProblem(board + " " + fields[1] + " - -");
        } catch (NotationException e) {
            return parsed(board + (fields[1].equals("w") ? " b" : " w") + " - -");
        }
    }

    private static Position parsed(String fen) {
        try {
            return Fen.parseProblem(fen);
        } catch (NotationException e) {
            throw new IllegalStateException(fen, e);
        }
    }

    /** Returns the number of positions with a solution. */
    private static int solved(Goal.Play play, int positions, String pieces) {
        Random random = new Random(SEED);
        int solved = 0;
        for (ProblemAim.Kind kind : ProblemAim.Kind.values()) {
            if (OTHERS.contains(kind)) {
                continue;
            }
            ProblemAim aim =
                    kind == ProblemAim.Kind.SQUARE ? ProblemAim.square(Square.parse("d4")) : ProblemAim.of(kind);
            for (boolean exact : exactToo(play)) {
                Goal goal = new Goal(play, aim, aim, exact);
                int count = kind == ProblemAim.Kind.EN_PASSANT ? 2 * positions : positions;
                boolean black = goal.isHelp();
                for (Position position : CrowdedPositions.of(random, pieces, black, black, count)) {
                    solved += compare(position, goal, 2);
                }
            }
        }
        return solved;
    }

    /** Help play is exact anyway. */
    private static List<Boolean> exactToo(Goal.Play play) {
        return play == Goal.Play.DIRECT || play == Goal.Play.SELF ? List.of(false, true) : List.of(false);
    }

    private static int compare(Position position, Goal goal, int moves) {
        String shown = goal.sign() + moves + " " + Fen.format(position);
        ProblemOracle oracle = new ProblemOracle(goal);
        if (goal.isForced()) {
            ForcedProblem problem =
                    new ForcedProblem(position, goal, moves, AttackRestriction.NONE, SearchControl.unlimited(), 1);
            Set<Integer> keys = new TreeSet<>();
            problem.keys().forEach(key -> keys.add(key.move()));
            assertThat(keys).as(shown).isEqualTo(oracle.keys(position, moves));
            problem.keys()
                    .forEach(key -> assertThat(problem.variations(key.move()).length())
                            .as(shown)
                            .isEqualTo(key.length()));
            assertThat(problem.tries().stream()
                            .map(one -> List.of(one.move(), one.refutations().get(0)))
                            .toList())
                    .as(shown)
                    .isEqualTo(tries(position, oracle, moves));
            return keys.isEmpty() ? 0 : 1;
        }
        int plies = goal.plies(moves, false);
        HelpmateProblem problem = HelpmateProblem.of(position, goal, plies, MOST_LINES, SearchControl.unlimited(), 1);
        int lines = goal.isSeries() ? oracle.series(position, moves) : oracle.lines(position, plies);
        assertThat(problem.solutions()).as(shown).hasSize(Math.min(lines, MOST_LINES));
        return lines > 0 ? 1 : 0;
    }

    private static List<List<Integer>> tries(Position position, ProblemOracle oracle, int moves) {
        List<List<Integer>> tries = new ArrayList<>();
        for (int move : oracle.mayBegin(position) ? ProblemOracle.legal(position) : new int[0]) {
            Set<Integer> refutations = oracle.refutations(position, move, moves - 1);
            if (refutations.size() == 1) {
                tries.add(List.of(move, refutations.iterator().next()));
            }
        }
        return tries;
    }
}
