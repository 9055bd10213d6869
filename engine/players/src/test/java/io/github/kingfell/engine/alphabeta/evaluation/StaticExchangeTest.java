package io.github.kingfell.engine.alphabeta.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.testkit.Positions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StaticExchangeTest {
    /** Pawn 100, knight 320, bishop 330, rook 500, queen 950. */
    @ParameterizedTest(name = "{1} in {0} is worth {2}")
    @CsvSource({
        // nothing defends
        "'1k1r4/1pp4p/p7/4p3/8/P5P1/1PP4P/2K1R3 w - - 0 1', e1e5, 100",
        // two attackers, three defenders
        "'1k1r3q/1ppn3p/p4b2/4p3/8/P2N2P1/1PP1R1BP/2K1Q3 w - - 0 1', d3e5, -220",
        // a pawn takes a knight and is taken
        "'4k3/8/3p4/4n3/3P4/8/8/4K3 w - - 0 1', d4e5, 220",
        // rooks behind each other
        "'4r1k1/4r3/8/4p3/8/8/4R3/4R1K1 w - - 0 1', e2e5, -400",
        "'4r1k1/8/8/4p3/8/8/4R3/4R1K1 w - - 0 1', e2e5, 100",
        // the king may not take what is protected
        "'8/8/8/3k4/3p4/8/3R4/3R2K1 w - - 0 1', d2d4, 100",
        "'8/8/8/3k4/3p4/8/3R4/6K1 w - - 0 1', d2d4, -400",
        // a quiet move to an attacked square
        "'4k3/8/3p4/8/8/5N2/8/4K3 w - - 0 1', f3e5, -320",
        "'4k3/8/8/8/8/5N2/8/4K3 w - - 0 1', f3e5, 0",
        // en passant
        "'4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', e5d6, 100",
        "'4k3/2p5/8/3pP3/8/8/8/4K3 w - d6 0 1', e5d6, 0",
        // promotion, taken or not
        "'3r2k1/4P3/8/8/8/8/8/4K3 w - - 0 1', e7e8q, -100",
        "'6k1/4P3/8/8/8/8/8/4K3 w - - 0 1', e7e8q, 850",
        "'3r2k1/4P3/8/8/8/8/8/4K3 w - - 0 1', e7d8q, 1350",
        // castling
        "'4k3/8/8/8/8/8/8/4K2R w K - 0 1', e1g1, 0",
    })
    void isExactlyWorth(String fen, String uci, int value) {
        Position position = Positions.of(fen);
        int move = Positions.move(position, uci);
        assertThat(StaticExchange.gains(position, move, value)).as("at least").isTrue();
        assertThat(StaticExchange.gains(position, move, value + 1)).as("more").isFalse();
    }
}
