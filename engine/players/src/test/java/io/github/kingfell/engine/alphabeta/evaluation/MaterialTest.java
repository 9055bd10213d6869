package io.github.kingfell.engine.alphabeta.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.testkit.Positions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MaterialTest {
    /** Expected values are for the side to move. */
    @ParameterizedTest
    @CsvSource({
        "4k3/8/8/8/8/8/8/4K3 w, 0, true, true",
        "4k3/8/8/8/8/8/4P3/4K3 w, 0, true, false",
        "4k3/8/8/8/8/8/4P3/4K3 b, 0, true, true",
        "4k3/4p3/8/8/8/8/8/RN2K3 w, 2, false, false",
        "4k3/4p3/8/8/8/8/8/RN2K3 b, 0, false, false",
        "4k3/8/8/8/8/8/8/RN2K3 b, 0, false, true",
    })
    void seesWhatIsLeft(String board, int pieces, boolean pawnEnding, boolean bareKing) {
        Position position = Positions.of(board + " - - 0 1");
        assertThat(Long.bitCount(Material.pieces(position))).isEqualTo(pieces);
        assertThat(Material.hasPieces(position)).isEqualTo(pieces > 0);
        assertThat(Material.isPawnEnding(position)).isEqualTo(pawnEnding);
        assertThat(Material.isBareKing(position)).isEqualTo(bareKing);
    }
}
