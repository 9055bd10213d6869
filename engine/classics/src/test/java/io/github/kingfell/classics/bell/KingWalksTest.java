package io.github.kingfell.classics.bell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KingWalksTest {
    @ParameterizedTest
    @CsvSource({"1, 8, 8, 8", "2, 64, 25, 16", "3, 512, 49, 24"})
    void totalsAreThoseOfThePaper(int steps, long total, int distinct, int firstReached) {
        KingWalks walks = new KingWalks(steps);
        assertThat(walks.total()).isEqualTo(total);
        assertThat(walks.distinct()).isEqualTo(distinct);
        assertThat(walks.firstReached()).isEqualTo(firstReached);
    }

    @Test
    void theHistogramOfThreeStepsIsThatOfThePaper() {
        KingWalks walks = new KingWalks(3);
        long[][] rows = {
            {1, 3, 6, 7, 6, 3, 1}, {3, 6, 12, 12, 12, 6, 3}, {6, 12, 27, 27, 27, 12, 6}, {7, 12, 27, 24, 27, 12, 7},
        };
        for (int row = 0; row < 7; row++) {
            assertThat(walks.row(row)).isEqualTo(rows[Math.min(row, 6 - row)]);
        }
    }

    @Test
    void tooManyStepsAreRefused() {
        assertThatThrownBy(() -> new KingWalks(21)).isInstanceOf(IllegalArgumentException.class);
    }
}
