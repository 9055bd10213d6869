package io.github.kingfell.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SearchClockTest {
    private static void spend(long millis) {
        long begun = System.nanoTime();
        while (System.nanoTime() - begun < millis * 1_000_000) {
            Thread.onSpinWait();
        }
    }

    @Test
    void timeBeforeThePonderHitIsNotCounted() {
        SearchClock clock = new SearchClock(TimeBudget.UNLIMITED, true);
        spend(20);
        assertThat(clock.isPondering()).isTrue();
        assertThat(clock.elapsedOnClock()).isZero();
        clock.ponderHit();
        assertThat(clock.isPondering()).isFalse();
        long onClock = clock.elapsedOnClock();
        assertThat(clock.elapsed()).isGreaterThanOrEqualTo(onClock + 19);
    }

    @Test
    void isOverWithTheHardLimit() {
        SearchClock clock = new SearchClock(new TimeBudget(0, 10), false);
        assertThat(new SearchClock(new TimeBudget(0, 60_000), false).isOver()).isFalse();
        spend(11);
        assertThat(clock.isOver()).isTrue();
    }

    @Test
    void isNeverOverWhilePondering() {
        SearchClock clock = new SearchClock(new TimeBudget(0, 5), true);
        spend(6);
        assertThat(clock.isOver()).isFalse();
        clock.ponderHit();
        assertThat(clock.isOver()).isFalse();
        spend(6);
        assertThat(clock.isOver()).isTrue();
    }

    @Test
    void theTimeUsedIsTakenAtTheEnd() {
        SearchClock clock = new SearchClock(TimeBudget.UNLIMITED, false);
        assertThat(clock.used()).isZero();
        spend(5);
        clock.end();
        long used = clock.used();
        assertThat(used).isGreaterThanOrEqualTo(5);
        spend(5);
        assertThat(clock.used()).isEqualTo(used);
    }
}
