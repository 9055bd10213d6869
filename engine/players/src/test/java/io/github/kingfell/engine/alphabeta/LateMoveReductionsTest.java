package io.github.kingfell.engine.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.alphabeta.ordering.HistoryTable;
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
        int usual = LateMoveReductions.quiet(12, 20, false, 0);
        assertThat(plies(usual)).isEqualTo(LateMoveReductions.usual(12, 20));
        assertThat(LateMoveReductions.quiet(12, 20, true, 0)).isLessThan(usual);
        assertThat(plies(LateMoveReductions.quiet(12, 20, false, HistoryTable.LIMIT)))
                .isLessThan(plies(usual));
        assertThat(plies(LateMoveReductions.quiet(12, 20, false, -HistoryTable.LIMIT)))
                .isGreaterThan(plies(usual));
    }

    @Test
    void capturesAreReducedLess() {
        int usual = LateMoveReductions.noisy(12, 20, false, 0);
        assertThat(usual).isPositive().isLessThan(LateMoveReductions.quiet(12, 20, false, 0));
        assertThat(LateMoveReductions.noisy(12, 20, true, 0)).isGreaterThan(usual);
        assertThat(LateMoveReductions.noisy(12, 20, false, HistoryTable.LIMIT)).isLessThan(usual);
    }

    @Test
    void theNodeCountsToo() {
        int parts = LateMoveReductions.quiet(12, 20, false, 0);
        int plies = LateMoveReductions.plies(parts, false, false, false, false);
        assertThat(LateMoveReductions.plies(parts, true, false, false, false)).isGreaterThan(plies);
        assertThat(LateMoveReductions.plies(parts, false, true, false, false)).isLessThan(plies);
        assertThat(LateMoveReductions.plies(parts, false, false, true, true)).isBetween(plies - 1, plies + 1);
        assertThat(LateMoveReductions.plies(0, false, true, true, false)).isNegative();
    }

    private static int plies(int parts) {
        return LateMoveReductions.plies(parts, false, false, true, false);
    }

    @Test
    void noMoveIsSearchedDeeper() {
        assertThat(LateMoveReductions.quiet(3, 2, true, 3 * HistoryTable.LIMIT)).isZero();
        assertThat(LateMoveReductions.noisy(3, 2, false, HistoryTable.LIMIT)).isZero();
    }
}
