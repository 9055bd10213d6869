package io.github.kingfell.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class LagTest {
    private static final long INCREMENT = 10;

    private final Lag lag = new Lag();

    /** A move at ply 4 with a second left, which itself takes no time. */
    @BeforeEach
    void move() {
        move(1_000, 4);
    }

    private void move(long remaining, int ply) {
        SearchClock search = new SearchClock(new TimeBudget(0, 0), false);
        lag.searchBegins(new Clock(remaining, INCREMENT, 0), ply, search);
        search.end();
    }

    private long after(long remaining, int ply) {
        lag.clockShows(new Clock(remaining, INCREMENT, 0), ply);
        return lag.millis();
    }

    @Test
    void whatTheClockLostBeyondTheSearchIsLearned() {
        assertThat(lag.millis()).isZero();
        assertThat(after(910, 6)).isEqualTo(30); // three tenths of the hundred
        move(910, 6);
        assertThat(after(920, 8)).isEqualTo(27); // nine tenths of the previous average
    }

    @Test
    void timeThatTheSearchHadIsNoLag() {
        SearchClock search = new SearchClock(new TimeBudget(1_000, 1_000), false);
        lag.searchBegins(new Clock(1_000, INCREMENT, 0), 4, search);
        long begun = System.nanoTime();
        while (System.nanoTime() - begun < 20_000_000) {
            Thread.onSpinWait();
        }
        search.end();
        assertThat(search.used()).isGreaterThanOrEqualTo(20);
        assertThat(after(1_000 + INCREMENT - search.used(), 6)).isZero();
    }

    @Test
    void anotherPositionOrAddedTimeTeachNothing() {
        assertThat(after(500, 8)).isZero();
        assertThat(after(500, 4)).isZero();
        assertThat(after(60_000, 6)).isZero();
        lag.newGame();
        assertThat(after(500, 6)).isZero();
    }

    @Test
    void theMachineIsTheSameInTheNextGame() {
        after(910, 6);
        lag.newGame();
        assertThat(lag.millis()).isEqualTo(30);
    }
}
