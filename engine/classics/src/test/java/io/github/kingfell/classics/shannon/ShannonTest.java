package io.github.kingfell.classics.shannon;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.classics.player.Choice;
import io.github.kingfell.classics.player.ClassicSettings;
import io.github.kingfell.classics.player.PositionCounter;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.TimeBudget;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ShannonTest {
    private static int[] moves(Position position) {
        return Positions.legalMoves(position).stream().mapToInt(move -> move).toArray();
    }

    private static Choice choose(String fen, PositionCounter counter, String... settings) throws NotationException {
        Position position = Positions.of(fen);
        return new Shannon(ClassicSettings.parse(List.of(settings), Shannon.CARD.settings()))
                .choose(position, moves(position), counter)
                .orElseThrow();
    }

    private static void assertPlays(String fen, String move, String... settings) throws NotationException {
        assertThat(choose(fen, PositionCounter.unlimited(), settings).move())
                .as(fen)
                .isEqualTo(Positions.move(Positions.of(fen), move));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void takesWhatHangs(int plies) throws NotationException {
        assertPlays("4k3/8/8/3q4/8/4N3/7P/4K3 w - - 0 1", "e3d5", "shannon.plies=" + plies);
    }

    /** With one ply the queen captures a defended pawn; with two plies the search sees the reply (section 4). */
    @Test
    void itSeesAsFarAsItsPlies() throws NotationException {
        String fen = "4k3/2p5/3p4/8/8/8/3Q4/3K4 w - - 0 1";
        assertPlays(fen, "d2d6", "shannon.plies=1");
        assertThat(choose(fen, PositionCounter.unlimited(), "shannon.plies=2").move())
                .isNotEqualTo(Positions.move(Positions.of(fen), "d2d6"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1 | e1e8",
                "k3r3/8/8/8/8/8/5PPP/6K1 b - - 0 1 | e8e1",
                "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4 | h5f7",
                "6rk/6pp/8/6N1/8/8/8/K7 w - - 0 1 | g5f7"
            })
    void matesInOneHoweverDeepItLooks(String line) throws NotationException {
        String[] parts = line.split(" \\| ");
        for (int plies = 1; plies <= 4; plies++) {
            assertPlays(parts[0], parts[1], "shannon.plies=" + plies);
        }
    }

    /** The second is problem 1 of "Win at Chess", the third a composition of P. Morphy. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            8/4k3/R7/1R6/8/8/8/6K1 w - - 0 1                                    | b5b7
            2rr3k/pp3pp1/1nnqbN1p/3pN3/2pP4/2P3Q1/PPB4P/R4RK1 w - - 0 1         | g3g6
            kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1                                   | a1a6
            2r3k1/5ppp/8/8/8/8/4RPPP/4R1K1 w - - 0 1                            | e2e8
            """)
    void matesInTwoWithThreePlies(String fen, String move) throws NotationException {
        Choice choice = choose(fen, PositionCounter.unlimited(), "shannon.plies=3");
        assertThat(choice.move()).isEqualTo(Positions.move(Positions.of(fen), move));
        assertThat(choice.reason()).isEqualTo("f = +199.7 after 3 plies");
    }

    @Test
    void anEarlierMateCountsMoreUnlessTheFormulaIsApplied() throws NotationException {
        String fen = "6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1";
        assertThat(choose(fen, PositionCounter.unlimited(), "shannon.plies=1").reason())
                .isEqualTo("f = +199.9 after 1 ply");
        // King, and rook against three pawns; 15 moves against none.
        assertThat(choose(fen, PositionCounter.unlimited(), "shannon.plies=1", "shannon.sooner=0")
                        .reason())
                .isEqualTo("f = +203.5 after 1 ply");
    }

    /** Type B extends forceful lines; here it also finds a mate with checks and an exchange. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            4k3/8/8/3q4/8/4N3/7P/4K3 w - - 0 1                              | e3d5
            6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1                               | e1e8
            k3r3/8/8/8/8/8/5PPP/6K1 b - - 0 1                               | e8e1
            2r3k1/5ppp/8/8/8/8/4RPPP/4R1K1 w - - 0 1                        | e2e8
            # takes a pawn that two rooks defend: three pieces attack it, and the bishop comes first
            3r2k1/3r1pp1/8/3p4/8/5B1P/3R1PP1/3R2K1 w - - 0 1                | f3d5
            """)
    void typeB(String fen, String move) throws NotationException {
        assertPlays(fen, move, "shannon.type=2");
    }

    @Test
    void typeBDoesNotTakeADefendedPawnWithTheQueen() throws NotationException {
        String fen = "4k3/2p5/3p4/8/8/8/3Q4/3K4 w - - 0 1";
        assertThat(choose(fen, PositionCounter.unlimited(), "shannon.type=2").move())
                .isNotEqualTo(Positions.move(Positions.of(fen), "d2d6"));
    }

    /** Alpha-beta only computes formula (1) faster. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "r1bqk2r/ppp2ppp/2np1n2/4p3/1b1PP3/2N2N2/PPPB1PPP/R2QKB1R w KQkq - 2 6",
                "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
                "6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1",
                "7k/5Q2/8/6K1/8/8/8/8 w - - 0 1"
            })
    void valuesAreThoseOfTheFormula(String fen) {
        Position position = Positions.of(fen);
        Evaluation evaluation = new Evaluation(position, new PawnWeaknesses(false), true);
        int best = Arrays.stream(moves(position))
                .map(move -> after(position, evaluation, move, 2))
                .max()
                .orElseThrow();
        TypeA search = new TypeA(position, evaluation, 3, false, PositionCounter.unlimited());
        int found = -TypeA.INFINITY;
        for (int move : moves(position)) {
            found = Math.max(found, search.value(move, found));
        }
        assertThat(found).isEqualTo(best);
    }

    /** Minimax over all moves. */
    private static int after(Position position, Evaluation evaluation, int move, int plies) {
        position.make(move);
        int value = plies == 0 || new MoveGenerator(position).count(position) == 0
                ? evaluation.value(position)
                : Arrays.stream(moves(position))
                        .map(reply -> after(position, evaluation, reply, plies - 1))
                        .max()
                        .orElseThrow();
        position.unmake(move);
        return -value;
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "10, 1", "100, 1", "1000, 1", "1, 2", "100, 2", "1000, 2"})
    void playsWhenStopped(long nodes, int type) throws NotationException {
        String fen = "r1bqk2r/ppp2ppp/2np1n2/4p3/1b1PP3/2N2N2/PPPB1PPP/R2QKB1R w KQkq - 2 6";
        PositionCounter counter = new PositionCounter(new SearchControl(TimeBudget.UNLIMITED, nodes, false));
        Choice choice = choose(fen, counter, "shannon.type=" + type);
        assertThat(Positions.legalMoves(Positions.of(fen))).contains(choice.move());
        assertThat(choice.plies()).isLessThan(4);
        assertThat(counter.nodes()).isLessThanOrEqualTo(nodes);
    }

    /** A result of fewer plies is kept. */
    @Test
    void aStoppedSearchKeepsWhatItHas() throws NotationException {
        PositionCounter counter = new PositionCounter(new SearchControl(TimeBudget.UNLIMITED, 40, false));
        String fen = "4k3/8/8/3q4/8/4N3/7P/4K3 w - - 0 1";
        Choice choice = choose(fen, counter);
        assertThat(choice.move()).isEqualTo(Positions.move(Positions.of(fen), "e3d5"));
    }

    @Test
    void choosesAmongTheMovesGiven() {
        Position position = Positions.of("6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1");
        int other = Positions.move(position, "e1e2");
        assertThat(new Shannon(ClassicSettings.STANDARD)
                        .choose(position, new int[] {other}, PositionCounter.unlimited())
                        .orElseThrow()
                        .move())
                .isEqualTo(other);
    }
}
