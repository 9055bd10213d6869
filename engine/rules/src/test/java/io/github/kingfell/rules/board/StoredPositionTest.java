package io.github.kingfell.rules.board;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.testkit.Positions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StoredPositionTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                "r3k2r/8/8/8/8/8/8/R3K2R b Kq - 0 1",
                "1r1k3r/8/8/8/8/8/8/1R1K3R w HBhb - 0 1",
                "4k3/8/8/8/4Pp2/8/8/4K3 b - e3 0 1",
                "8/8/4k3/p1p1p1p1/PpPpPpPp/1P1P1P1P/4K3/5B2 w - - 0 1",
            })
    void comesBackAsItWas(String fen) {
        Position position = Positions.of(fen);
        Position again = StoredPosition.of(position).position();
        assertThat(Fen.formatShredder(again)).isEqualTo(Fen.formatShredder(position));
        assertThat(again.key()).isEqualTo(position.key());
        assertThat(StoredPosition.of(again))
                .isEqualTo(StoredPosition.of(position))
                .hasSameHashCodeAs(StoredPosition.of(position));
    }

    @ParameterizedTest
    @CsvSource({
        "4k3/8/8/8/8/8/8/4K2R w K - 0 1, 4k3/8/8/8/8/8/8/4K2R w - - 0 1",
        "4k3/8/8/8/8/8/8/4K2R w - - 0 1, 4k3/8/8/8/8/8/8/4K2R b - - 0 1",
        "4k3/8/8/8/4Pp2/8/8/4K3 b - e3 0 1, 4k3/8/8/8/4Pp2/8/8/4K3 b - - 0 1",
        "4k3/8/8/8/8/8/8/4K2R w - - 0 1, 4k3/8/8/8/8/8/8/4K2B w - - 0 1",
        "4k3/8/8/8/8/8/8/4K2R w - - 0 1, 4k3/8/8/8/8/8/8/4K2r w - - 0 1",
    })
    void whatMattersIsPartOfIt(String one, String other) {
        assertThat(StoredPosition.of(Positions.of(one))).isNotEqualTo(StoredPosition.of(Positions.of(other)));
    }
}
