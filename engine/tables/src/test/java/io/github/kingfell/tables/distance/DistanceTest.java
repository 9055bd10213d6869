package io.github.kingfell.tables.distance;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DistanceTest {
    @ParameterizedTest
    @CsvSource({"0, LOSS, 0", "1, WIN, 1", "2, LOSS, 1", "3, WIN, 2", "65, WIN, 33"})
    void pliesTellWhoMatesAndInHowManyMoves(int plies, Distance.Outcome outcome, int moves) {
        Distance value = Distance.ofMate(plies);
        assertThat(value).isEqualTo(new Distance(outcome, plies));
        assertThat(value.moves()).isEqualTo(moves);
        assertThat(value.isWin()).isEqualTo(outcome == Distance.Outcome.WIN);
        assertThat(value.isLoss()).isEqualTo(outcome == Distance.Outcome.LOSS);
        assertThat(value.isDraw()).isFalse();
        assertThat(value.before().plies()).isEqualTo(plies + 1);
        assertThat(value.flipped().isWin()).isEqualTo(value.isLoss());
        assertThat(value.flipped().plies()).isEqualTo(plies);
    }

    @Test
    void aDrawIsTheSameForBoth() {
        assertThat(Distance.DRAW.isDraw()).isTrue();
        assertThat(Distance.DRAW.isLoss()).isFalse();
        assertThat(Distance.DRAW.moves()).isZero();
        assertThat(Distance.DRAW.before()).isEqualTo(Distance.DRAW);
        assertThat(Distance.DRAW.flipped()).isEqualTo(Distance.DRAW);
    }
}
