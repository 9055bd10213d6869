package io.github.kingfell.classics.duck;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.positions.Suite;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateOracle;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.rules.testkit.SuiteLines;
import io.github.kingfell.rules.testkit.SuiteSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DuckTest {
    private static final long NODES = 100_000;

    @ParameterizedTest
    @CsvSource({
        "7k/8/6K1/8/8/8/8/R7 w - - 0 1, 1",
        "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1, 1",
        "7k/8/5K2/8/8/8/8/R7 w - - 0 1, 2",
        "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1, 2",
        "2rr3k/pp3pp1/1nnqbN1p/3pN3/2pP4/2P3Q1/PPB4P/R4RK1 w - - 0 1, 2",
        "8/6pp/3q1p2/3n1k2/1P6/3NQ2P/5PP1/6K1 w - - 0 1, 3",
        "4r1k1/5bpp/2p5/3pr3/8/1B3pPq/PPR2P2/2R2QK1 b - - 0 1, 3",
    })
    void findsShortMates(String fen, int moves) {
        assertThat(Duck.search(Positions.of(fen), NODES).moves()).isEqualTo(moves);
    }

    @Test
    void findsTheMatesInThreeOfWinAtChessAndNoneThatIsFalse() {
        long found = SuiteLines.of(Suite.MATE_WAC_80)
                .filter(epd -> epd.mateLength() <= 3)
                .filter(epd -> holds(epd.position(), Duck.search(epd.position(), NODES)))
                .count();
        assertThat(found).isEqualTo(38);
    }

    @ParameterizedTest
    @SuiteSource(Suite.NO_MATE)
    void claimsNoMateWhereThereIsNone(Epd epd) {
        Duck.Result result = Duck.search(epd.position(), NODES);
        int none = Integer.parseInt(epd.text("c9").replaceAll("\\D", ""));
        assertThat(result.moves()).matches(moves -> moves == 0 || moves > none);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
                "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1",
                "8/8/8/8/8/5k2/8/5K2 w - - 0 1",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            })
    void claimsNothingInStalemateMateDrawAndTheFirstPosition(String fen) {
        assertThat(Duck.search(Positions.of(fen), 20_000).isMate()).isFalse();
    }

    @Test
    void aFiftiethMoveThatDoesNotMateDraws() {
        assertThat(Duck.search(Positions.of("7k/8/5K2/8/8/8/8/R7 w - - 98 90"), NODES)
                        .moves())
                .isZero();
        assertThat(Duck.search(Positions.of("7k/8/6K1/8/8/8/8/R7 w - - 99 90"), NODES)
                        .moves())
                .isEqualTo(1);
    }

    @Test
    void sameSearchTwiceWithinTheLimit() {
        Position root =
                SuiteLines.of(Suite.MATE_WAC_80).findFirst().orElseThrow().position();
        Duck.Result first = Duck.search(root, 5_000);
        assertThat(first).isEqualTo(Duck.search(root, 5_000));
        assertThat(first.nodes()).isEqualTo(5_000);
    }

    private static boolean holds(Position root, Duck.Result result) {
        if (result.isMate()) {
            assertThat(MateOracle.mates(root.copy(), result.moves())).isTrue();
        }
        return result.isMate();
    }
}
