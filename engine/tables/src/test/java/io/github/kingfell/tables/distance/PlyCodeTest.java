package io.github.kingfell.tables.distance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.tables.EnPassant;
import io.github.kingfell.tables.ExactValues;
import org.junit.jupiter.api.Test;

/** The codes of a file against plain plies, which have rules of their own. */
class PlyCodeTest {
    private static final int[] VALUES = {ExactValues.DRAW, 0, 1, 2, 3, 84, 85, PlyCode.MOST_PLIES};

    @Test
    void aCodeStandsForItsPlies() {
        assertThat(PlyCode.ofProbe(ExactValues.DRAW)).isEqualTo(PlyCode.DRAW);
        assertThat(PlyCode.of(0)).isEqualTo(PlyCode.MATED);
        for (int plies = 0; plies <= PlyCode.MOST_PLIES; plies++) {
            int code = PlyCode.of(plies);
            assertThat(code).isNotIn(PlyCode.DRAW, PlyCode.UNUSED).isBetween(1, 255);
            assertThat(PlyCode.plies(code)).isEqualTo(plies);
            assertThat(PlyCode.ofProbe(plies)).isEqualTo(code);
        }
    }

    @Test
    void aMateThatDoesNotFitIsRefused() {
        assertThatThrownBy(() -> PlyCode.of(PlyCode.MOST_PLIES + 1))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("253 plies");
        assertThatThrownBy(() -> PlyCode.ofProbe(ExactValues.UNKNOWN)).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void oddPliesWin() {
        for (int value : VALUES) {
            assertThat(PlyCode.isWin(PlyCode.ofProbe(value))).isEqualTo(value > 0 && value % 2 == 1);
        }
    }

    @Test
    void aMoveIsOnePlyFurtherFromMate() {
        for (int plies : new int[] {ExactValues.DRAW, 0, 1, 2, 3, 84, 85}) {
            assertThat(PlyCode.before(PlyCode.ofProbe(plies))).isEqualTo(PlyCode.ofProbe(EnPassant.before(plies)));
        }
    }

    @Test
    void quickWinsAreBestAndQuickLossesWorst() {
        int[] bestFirst = {1, 3, 85, ExactValues.DRAW, PlyCode.MOST_PLIES, 84, 2, 0};
        for (int one = 0; one < bestFirst.length; one++) {
            for (int other = one; other < bestFirst.length; other++) {
                int better = PlyCode.ofProbe(bestFirst[one]);
                int worse = PlyCode.ofProbe(bestFirst[other]);
                assertThat(PlyCode.better(better, worse)).isEqualTo(better);
                assertThat(PlyCode.better(worse, better)).isEqualTo(better);
            }
        }
    }
}
