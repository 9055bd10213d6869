package io.github.kingfell.rules.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.rules.testkit.Positions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks that a number stands for one position and unpacks to it. */
class PackedPositionTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "8/6k1/3R4/8/8/8/rP6/3K4 w - - 0 1",
                "8/6k1/3R4/8/8/8/rP6/3K4 b - - 0 1",
                "8/8/8/2pP4/8/8/8/K6k w - c6 0 1",
                "8/8/8/8/k1pP4/8/8/K7 b - d3 0 1",
                "nnnn4/8/8/8/8/8/8/K6k w - - 0 1",
                "8/8/8/8/8/8/8/K6k b - - 0 1"
            })
    void aNumberComesBackAsItsPosition(String fen) throws IllegalPositionException {
        Position position = Positions.of(fen);
        long packed = PackedPosition.of(position);
        Position back = PackedPosition.unpack(packed, position.sideToMove());
        assertThat(back.key()).isEqualTo(position.key());
        assertThat(PackedPosition.of(back)).isEqualTo(packed);
    }

    @Test
    void enPassantMakesADifference() {
        assertThat(PackedPosition.of(Positions.of("8/8/8/2pP4/8/8/8/K6k w - c6 0 1")))
                .isNotEqualTo(PackedPosition.of(Positions.of("8/8/8/2pP4/8/8/8/K6k w - - 0 1")));
    }

    @Test
    void whatDoesNotFitHasNoNumber() {
        assertThat(PackedPosition.of(Positions.of("4k3/8/8/8/8/8/8/4K2R w K - 0 1")))
                .isEqualTo(PackedPosition.NONE);
        assertThat(PackedPosition.of(Positions.of("kqrbn3/8/8/8/8/8/8/K6R w - - 0 1")))
                .isEqualTo(PackedPosition.NONE);
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1, -1, 0x3FF, Long.MIN_VALUE, 0x3C0_0000_0000L})
    void aNumberOfNothingIsNoPosition(long packed) {
        assertThatThrownBy(() -> PackedPosition.unpack(packed, Color.WHITE))
                .isInstanceOf(IllegalPositionException.class);
    }
}
