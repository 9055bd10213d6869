package io.github.kingfell.classics.bell;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.positions.Suite;
import io.github.kingfell.rules.board.IllegalPositionException;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.PositionBuilder;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.rules.testkit.SuiteLines;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class TwoMoveSolverTest {
    private static final String OF_1973 = "8/5p2/8/5P2/4p1p1/3pP1P1/pppP2PB/qkb2NRK w - - 0 1";
    private static final String FIG_3_2 = "B4N2/2B5/5b2/R2ppkP1/3p1n1P/1N1p1P2/1K1P1Q2/8 w - - 0 1";
    private static final String FIG_3_3 = "5brk/4p1p1/4PpP1/5pp1/6P1/4p1PB/4P1PR/5BRK w - - 0 1";

    private static final long SEED = 1972;

    /** The two problems of the suites whose keys need moves that the program lacks. */
    private static final List<String> NOT_HIS = List.of("castling", "en passant");

    static Stream<Epd> twoMovers() {
        return SuiteLines.of(Suite.PROBLEM_BELL, Suite.PROBLEM_TWO_MOVERS, Suite.PROBLEM_COMPOSED, Suite.MATE_WAC_80)
                .filter(line -> line.mateLength() == 2 || line.text("c9").equals("#2"))
                .filter(line -> !NOT_HIS.contains(line.id()));
    }

    @Test
    void thereAreEnoughProblems() {
        assertThat(twoMovers()).hasSizeGreaterThanOrEqualTo(50);
    }

    @ParameterizedTest
    @MethodSource("twoMovers")
    void findsTheKeysThatTryingEverythingFinds(Epd line) {
        List<Integer> keys = keysByTheRules(line.position());
        assertThat(keys).isNotEmpty();
        assertKeys(line.position(), keys);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w - - 0 1",
                "7k/8/8/8/8/8/8/KQ6 w - - 0 1",
                "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
                "8/P7/8/8/8/k1K5/8/8 w - - 0 1"
            })
    void agreesOnPositionsThatAreNoProblems(String fen) {
        Position position = Positions.of(fen);
        List<Integer> keys = keysByTheRules(position);
        assertKeys(position, keys);
    }

    /** Positions without pawns on their second rank, so that en passant cannot arise. */
    @Test
    void agreesOnRandomPositions() {
        Random random = new Random(SEED);
        int mates = 0;
        for (int i = 0; i < 100; i++) {
            Position position = randomPosition(random);
            List<Integer> keys = keysByTheRules(position);
            mates += keys.isEmpty() ? 0 : 1;
            assertKeys(position, keys);
        }
        assertThat(mates).as("positions with a mate").isBetween(10, 90);
    }

    private static Position randomPosition(Random random) {
        String pieces = "KkQQRRBNPqqrrbnp";
        while (true) {
            PositionBuilder builder = new PositionBuilder();
            for (int i = 0; i < pieces.length(); i++) {
                boolean pawn = "Pp".indexOf(pieces.charAt(i)) >= 0;
                int square = pawn ? 16 + random.nextInt(32) : random.nextInt(64);
                if (i < 2 || random.nextInt(3) > 0 && builder.pieceAt(square) == Piece.NONE) {
                    builder.put(square, Piece.fromSymbol(pieces.charAt(i)));
                }
            }
            try {
                return builder.sideToMove(random.nextInt(2)).build();
            } catch (IllegalPositionException e) {
                // Adjacent kings, or the side not to move is in check: try again.
            }
        }
    }

    /** One move each of White, Black and White, then the king's vain attempt, then its capture. */
    @Test
    void countsTheMovesOfTheProblemOf1973() {
        TwoMoveSolution solution = new TwoMoveSolver(Positions.of(OF_1973), Reordering.NONE).solve();
        assertThat(keys(OF_1973, solution.keys())).containsExactly("f6");
        assertThat(count(solution, Level.W1)).isEqualTo(new LevelCount(Level.W1, 1, 1, 1, 0));
        assertThat(count(solution, Level.B1)).isEqualTo(new LevelCount(Level.B1, 1, 1, 1, 0));
        assertThat(count(solution, Level.B2).illegal())
                .isEqualTo(count(solution, Level.B2).played());
        assertThat(count(solution, Level.W3).lists())
                .isEqualTo(count(solution, Level.B2).played());
    }

    /** Figure 3.4: Black's king tries its only square twice, before the pawn's move and at the end. */
    @Test
    void countsTheMovesOfFigure33() {
        TwoMoveSolution solution = new TwoMoveSolver(Positions.of(FIG_3_3), Reordering.NONE).solve();
        assertThat(keys(FIG_3_3, solution.keys())).containsExactly("gxf5");
        assertThat(count(solution, Level.W1)).isEqualTo(new LevelCount(Level.W1, 1, 1, 1, 0));
        assertThat(count(solution, Level.B1)).isEqualTo(new LevelCount(Level.B1, 1, 2, 2, 1));
        assertThat(count(solution, Level.W2)).isEqualTo(new LevelCount(Level.W2, 2, 1, 1, 0));
        assertThat(count(solution, Level.B2)).isEqualTo(new LevelCount(Level.B2, 1, 1, 1, 1));
        assertThat(solution.played()).isEqualTo(5);
    }

    @Test
    void aMoveThatStalematesIsNoKey() {
        String fen = "k7/8/1K6/8/8/8/8/2Q5 w - - 0 1";
        TwoMoveSolution solution = new TwoMoveSolver(Positions.of(fen), Reordering.NONE).solve();
        assertThat(keys(fen, solution.stalemates())).contains("Qc7");
        assertThat(keys(fen, solution.keys())).contains("Qc8#").doesNotContain("Qc7");
        assertKeys(Positions.of(fen), solution.keys());
    }

    @Test
    void remembersWhoRefutesEachFirstMove() {
        TwoMoveSolution solution = new TwoMoveSolver(Positions.of(FIG_3_2), Reordering.NONE).solve();
        assertThat(keys(FIG_3_2, solution.keys())).containsExactly("Qg3");
        assertThat(count(solution, Level.W1)).isEqualTo(new LevelCount(Level.W1, 1, 44, 44, 2));
        assertThat(solution.refutations())
                .as("42 legal moves, one of them the key")
                .hasSize(41);
    }

    /** The order of the pieces changes the order of the search, not its result. */
    private static void assertKeys(Position position, List<Integer> keys) {
        for (Reordering reordering : Reordering.values()) {
            assertThat(new TwoMoveSolver(position, reordering).solve().keys())
                    .as("%s, reordering %s, seed %d", Fen.format(position), reordering, SEED)
                    .containsExactlyInAnyOrderElementsOf(keys);
        }
    }

    private static LevelCount count(TwoMoveSolution solution, Level level) {
        return solution.counts().stream()
                .filter(count -> count.level() == level)
                .findFirst()
                .orElseThrow();
    }

    private static List<String> keys(String fen, List<Integer> moves) {
        Position position = Positions.of(fen);
        return moves.stream().map(move -> San.format(position, move)).toList();
    }

    /** Returns every first move that mates in at most two, by the rules of this project. */
    private static List<Integer> keysByTheRules(Position position) {
        List<Integer> keys = new ArrayList<>();
        for (int move : legalMoves(position)) {
            position.make(move);
            boolean key = isMate(position) || !MoveList.legal(position).isEmpty() && allRepliesLose(position);
            position.unmake(move);
            if (key) {
                keys.add(move);
            }
        }
        return keys;
    }

    private static boolean allRepliesLose(Position position) {
        for (int reply : legalMoves(position)) {
            position.make(reply);
            boolean mated = false;
            for (int second : legalMoves(position)) {
                position.make(second);
                mated = isMate(position);
                position.unmake(second);
                if (mated) {
                    break;
                }
            }
            position.unmake(reply);
            if (!mated) {
                return false;
            }
        }
        return true;
    }

    private static boolean isMate(Position position) {
        return position.inCheck() && MoveList.legal(position).isEmpty();
    }

    private static int[] legalMoves(Position position) {
        return MoveList.legal(position).toArray();
    }
}
