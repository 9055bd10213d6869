package io.github.kingfell.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TimeManagerTest {
    private static TimeBudget budget(SearchLimits.Builder limits, long overhead) {
        SearchSettings settings = SearchSettings.builder()
                .hashMegabytes(16)
                .moveOverhead(overhead)
                .build();
        return TimeManager.budget(limits.build(), settings, 0);
    }

    private static SearchLimits.Builder limits() {
        return SearchLimits.builder();
    }

    @ParameterizedTest(name = "{0} ms left, {1} increment, {2} to go, overhead {3}: soft {4}..{5}, hard at most {6}")
    @CsvSource({
        "  5000,   50,  0,  30,  150,  300, 1600",
        " 60000,  600,  0,  30, 1800, 3500, 20000",
        "  1000,   10,  0,  30,   20,   60,  300",
        "   100,    0,  0,  30,    1,    5,   30",
        "   100,  100,  0,  30,   20,   80,   30",
        "    50,    0,  0,  30,    1,    3,   15",
        "    20,    0,  0, 100,    1,    3,    5",
        "     2,    0,  0,  30,    1,    1,    1",
        "     1,    0,  0,  30,    1,    1,    1",
        "     0,    0,  0,  30,    1,    1,    1",
        "  -500,  100,  0,  30,    1,    1,    1",
        " 60000,    0, 40,  30, 1000, 2000, 8000",
        " 60000,    0,  1,  30, 10000, 60000, 45000",
        "   100,    0,  1,  30,    1,   60,   60",
        " 60000,    0, 1000, 30, 1000, 2000, 8000",
    })
    void takesItsShareOfTheClock(long left, long increment, int toGo, long overhead, long least, long most, long hard) {
        TimeBudget budget = budget(limits().clock(new Clock(left, increment, toGo)), overhead);
        assertThat(budget.soft()).isBetween(Math.min(least, budget.hard()), most);
        assertThat(budget.hard()).isBetween(1L, hard);
        assertThat(budget.soft()).isLessThanOrEqualTo(budget.hard());
    }

    /** However large the increment is, a player that has used most of the clock has nothing left for a hard move. */
    @ParameterizedTest
    @CsvSource({"60000, 5000", "60000, 30000", "10000, 10000", "600000, 60000"})
    void noMoveTakesMoreThanTwoFifthsOfTheClock(long left, long increment) {
        TimeBudget budget = budget(limits().clock(new Clock(left, increment, 0)), 30);
        assertThat(budget.hard()).isBetween(left / 4, left * 2 / 5);
        assertThat(budget.soft()).isLessThanOrEqualTo(budget.hard());
    }

    /** Before new time is added it may be more, but a late answer must not lose the game on time. */
    @Test
    void theLastMoveBeforeTheControlTakesNoMoreThanThreeQuarters() {
        assertThat(budget(limits().clock(new Clock(60_000, 30_000, 1)), 30).hard())
                .isBetween(30_000L, 45_000L);
    }

    @ParameterizedTest
    @CsvSource({"1000, 30, 970", "100, 30, 70", "40, 30, 20", "1, 30, 1", "2, 5000, 1", "1000, 0, 1000"})
    void usesAMoveTimeToItsEnd(long moveTime, long overhead, long expected) {
        TimeBudget budget = budget(limits().moveTime(moveTime), overhead);
        assertThat(budget.hard()).isEqualTo(expected);
        assertThat(budget.soft()).isEqualTo(Long.MAX_VALUE);
    }

    @Test
    void takesTheSmallerOfMoveTimeAndClock() {
        SearchLimits.Builder longClock =
                limits().clock(new Clock(600_000, 0, 0)).moveTime(100);
        assertThat(budget(longClock, 30).hard()).isEqualTo(70);
        SearchLimits.Builder shortClock = limits().clock(new Clock(1_000, 0, 0)).moveTime(100_000);
        assertThat(budget(shortClock, 30)).isEqualTo(budget(limits().clock(new Clock(1_000, 0, 0)), 30));
    }

    @Test
    void hasNoLimitWithoutTime() {
        assertThat(budget(limits(), 30)).isEqualTo(TimeBudget.UNLIMITED);
        assertThat(budget(limits().depth(5), 30)).isEqualTo(TimeBudget.UNLIMITED);
        assertThat(budget(limits().nodes(5), 30)).isEqualTo(TimeBudget.UNLIMITED);
        assertThat(budget(limits().mate(5), 30)).isEqualTo(TimeBudget.UNLIMITED);
        assertThat(budget(limits().infinite(true), 30)).isEqualTo(TimeBudget.UNLIMITED);
    }

    /** A machine that stops for a moment now and then must not lose the game on time. */
    @Test
    void inFastGamesSomethingIsKeptInReserve() {
        long left = 1_000;
        for (int move = 0; move < 300; move++) {
            TimeBudget budget = budget(limits().clock(new Clock(left, 10, 0)), 30);
            left -= Math.min(left, Math.min(budget.hard(), budget.soft() * 2) + 2);
            left += 10;
        }
        assertThat(left).isGreaterThan(150);
    }

    private static TimeBudget withLag(long lag) {
        SearchSettings settings = SearchSettings.builder().hashMegabytes(16).build();
        SearchLimits limits = limits().clock(new Clock(1_000, 10, 0)).build();
        return TimeManager.budget(limits, settings, lag);
    }

    /** Each move costs twice the increment before any search: the time must still last for eighty moves. */
    @Test
    void aLagBeyondTheIncrementIsSavedFor() {
        assertThat(withLag(10)).isEqualTo(withLag(0));
        assertThat(withLag(20).hard()).isLessThan(withLag(0).hard());
        long lag = 20;
        long left = 1_000;
        SearchSettings settings = SearchSettings.builder().hashMegabytes(16).build();
        for (int move = 0; move < 80; move++) {
            SearchLimits limits = limits().clock(new Clock(left, 10, 0)).build();
            left += 10 - TimeManager.budget(limits, settings, lag).soft() - lag;
            assertThat(left).isPositive();
        }
    }

    @Test
    void aWholeGameNeverRunsOutOfTime() {
        for (long increment : new long[] {10, 50, 200}) {
            long left = 1_000;
            for (int move = 0; move < 200; move++) {
                TimeBudget budget = budget(limits().clock(new Clock(left, increment, 0)), 10);
                left -= Math.min(budget.hard(), budget.soft() * 2);
                assertThat(left).isPositive();
                left += increment;
            }
        }
    }
}
