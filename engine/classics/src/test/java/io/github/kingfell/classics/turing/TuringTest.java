package io.github.kingfell.classics.turing;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.classics.player.Choice;
import io.github.kingfell.classics.player.PositionCounter;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.TimeBudget;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Choices and values; the quoted notes are from page 8 of the typescript. */
class TuringTest {
    private static int[] moves(Position position) {
        return Positions.legalMoves(position).stream().mapToInt(move -> move).toArray();
    }

    private static Choice choose(String fen, PositionCounter counter) {
        Position position = Positions.of(fen);
        return new Turing().choose(position, moves(position), counter).orElseThrow();
    }

    private static double value(String fen, String move) {
        Position position = Positions.of(fen);
        return new Turing()
                .weigh(position, new int[] {Positions.move(position, move)})
                .get(0)
                .value();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            # takes a queen that hangs: 4 against a bare king
            4k3/8/8/3q4/8/4N3/7P/4K3 w - - 0 1   | e3d5 | 8
            # exchanges when it is ahead: a rook against a bare king is more than two rooks against one
            3rk3/8/8/8/8/8/3R4/R3K3 w - - 0 1    | d2d8 | 10
            6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1    | e1e8 | 1000
            # takes the bishop that gives check: a rook against two pawns
            6k1/5pp1/8/b7/8/8/8/R3K3 w - - 0 1   | a1a5 | 2.5
            # as Black
            k3r3/8/8/8/8/8/5PPP/6K1 b - - 0 1    | e8e1 | 1000
            """)
    void chooses(String fen, String move, double value) {
        Position position = Positions.of(fen);
        assertThat(choose(fen, PositionCounter.unlimited()).move()).isEqualTo(Positions.move(position, move));
        assertThat(value(fen, move)).isEqualTo(value);
    }

    /** All replies are searched: the pawn is defended, so capturing it loses the queen. */
    @Test
    void doesNotTakeADefendedPawnWithTheQueen() {
        String fen = "4k3/2p5/3p4/8/8/8/3Q4/3K4 w - - 0 1";
        assertThat(value(fen, "d2d6")).isEqualTo(0.5);
        assertThat(value(fen, "d2e3")).isEqualTo(5);
    }

    /** A side need not capture: it may take the value of the position as if it were dead. */
    @Test
    void mayStandStill() {
        // After 1. Rd7 Black's one considerable move, Kxd7, gains the rook; after 1. Rd6 it has none.
        String fen = "4k3/8/8/2p1p3/8/8/8/3RK3 w - - 0 1";
        assertThat(value(fen, "d1d7")).isEqualTo(1 / 4.0);
        assertThat(value(fen, "d1d6")).isEqualTo(10 / 4.0);
    }

    @Test
    void noteOneWhiteWouldLoseAPawn() {
        String fen = "rnbqk2r/pppp1ppp/5n2/4p3/1b1PP3/2N5/PPP2PPP/R1BQKBNR w KQkq - 1 4";
        assertThat(value(fen, "c1d2")).isLessThan(1);
    }

    /** Other moves give material to delay the mate beyond the horizon. */
    @Test
    void noteSixOnlyTwoMovesPreventMate() {
        Position position = Positions.of("1rr3k1/p4ppp/3p2b1/2nBp1R1/q3P2P/2P2P2/2PBQP2/2KR4 w - - 0 22");
        List<Weighed> weighed = new Turing().weigh(position, moves(position));
        assertThat(weighed.stream().filter(one -> one.value() > 1).map(Weighed::move))
                .containsExactlyInAnyOrder(Positions.move(position, "d2e3"), Positions.move(position, "d2e1"));
        assertThat(weighed.stream().filter(one -> one.value() == -1000)).hasSize(weighed.size() - 6);
    }

    @Test
    void noteEightMateIsForeseen() {
        assertThat(value("2r5/B4bkp/3p4/4p3/n1P1P2P/2q2P2/r1P1QP2/2KR4 w - - 0 29", "a7e3"))
                .isEqualTo(-1000);
    }

    /** Even when stopped at once, the program returns a legal move: the one with the best position-play value. */
    @ParameterizedTest
    @ValueSource(longs = {1, 10, 40, 100, 1_000})
    void playsWhenStopped(long nodes) {
        String fen = "r1bqk2r/ppp2ppp/2np1n2/4p3/1b1PP3/2N2N2/PPPB1PPP/R2QKB1R w KQkq - 2 6";
        PositionCounter counter = new PositionCounter(new SearchControl(TimeBudget.UNLIMITED, nodes, false));
        assertThat(Positions.legalMoves(Positions.of(fen)))
                .contains(choose(fen, counter).move());
        assertThat(counter.nodes()).isLessThanOrEqualTo(nodes);
    }

    @Test
    void choosesAmongTheMovesGiven() {
        Position position = Positions.of("6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1");
        int other = Positions.move(position, "e1e2");
        assertThat(new Turing()
                        .choose(position, new int[] {other}, PositionCounter.unlimited())
                        .orElseThrow()
                        .move())
                .isEqualTo(other);
    }
}
