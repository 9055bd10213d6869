package io.github.kingfell.engine.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LateMoveReductionsTest {
    @Test
    void theLaterAndTheDeeperTheMore() {
        assertThat(LateMoveReductions.usual(3, 1)).isZero();
        for (int depth = 3; depth < 80; depth++) {
            for (int count = 2; count < 100; count++) {
                int usual = LateMoveReductions.usual(depth, count);
                assertThat(usual).isBetween(1, 10);
                assertThat(LateMoveReductions.usual(depth + 1, count)).isGreaterThanOrEqualTo(usual);
                assertThat(LateMoveReductions.usual(depth, count + 1)).isGreaterThanOrEqualTo(usual);
            }
        }
    }

    @Test
    void killersAndMovesWithHistoryAreReducedLess() {
        int usual = LateMoveReductions.usual(12, 20);
        assertThat(LateMoveReductions.quiet(12, 20, false, 0)).isEqualTo(usual);
        assertThat(LateMoveReductions.quiet(12, 20, true, 0)).isEqualTo(usual - 1);
        assertThat(LateMoveReductions.quiet(12, 20, false, HistoryTable.LIMIT)).isEqualTo(usual - 1);
        assertThat(LateMoveReductions.quiet(12, 20, false, -HistoryTable.LIMIT)).isEqualTo(usual + 1);
    }

    @Test
    void capturesAreReducedHalfAsMuch() {
        int usual = LateMoveReductions.usual(12, 20);
        assertThat(LateMoveReductions.noisy(12, 20, false, 0)).isEqualTo(usual / 2);
        assertThat(LateMoveReductions.noisy(12, 20, true, 0)).isEqualTo((usual + 1) / 2);
        assertThat(LateMoveReductions.noisy(12, 20, false, HistoryTable.LIMIT)).isEqualTo(usual / 2 - 2);
    }

    @Test
    void noMoveIsSearchedDeeper() {
        assertThat(LateMoveReductions.quiet(3, 2, true, 3 * HistoryTable.LIMIT)).isZero();
        assertThat(LateMoveReductions.noisy(3, 2, false, HistoryTable.LIMIT)).isZero();
    }
}
