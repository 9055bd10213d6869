package io.github.kingfell.arena.peer;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Color;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GameClockTest {
    private static final long MILLI = 1_000_000;

    /** To the nanosecond: a clock may be overdrawn by the margin, and no more. */
    @ParameterizedTest
    @CsvSource({
        "0, 1000000000, true",
        "0, 1000000001, false",
        "200, 1200000000, true",
        "200, 1200000001, false",
        "200, 0, true"
    })
    void aMoveIsInTimeUpToTheMargin(long margin, long nanos, boolean inTime) {
        GameClock clock = new GameClock(Pace.clock(1_000, 50), Pace.clock(1_000, 50), margin);
        assertThat(clock.spend(Color.BLACK, nanos)).isEqualTo(inTime);
    }

    /** The increment is added after the move, to the time left or to nothing. */
    @ParameterizedTest
    @CsvSource({"0, 1050", "400, 650", "1000, 50", "1100, 50", "1200, 50"})
    void theIncrementIsAdded(long millis, long left) {
        GameClock clock = new GameClock(Pace.clock(1_000, 50), Pace.clock(700, 30), 200);
        assertThat(clock.spend(Color.WHITE, millis * MILLI)).isTrue();
        assertThat(clock.limits(Color.WHITE)).isEqualTo("wtime " + left + " btime 700 winc 50 binc 30");
    }

    /** An engine is never sent a time of zero. */
    @Test
    void anEmptyClockIsToldAsOneMillisecond() {
        GameClock clock = new GameClock(Pace.clock(100, 0), Pace.clock(2, 0), 0);
        assertThat(clock.spend(Color.WHITE, 100 * MILLI)).isTrue();
        assertThat(clock.spend(Color.BLACK, MILLI / 2)).isTrue();
        assertThat(clock.limits(Color.BLACK)).isEqualTo("wtime 1 btime 1 winc 0 binc 0");
        assertThat(clock.spend(Color.WHITE, 1)).isFalse();
    }

    @Test
    void whoHasNoClockHasAllTheTime() {
        GameClock clock = new GameClock(Pace.of("depth 7"), Pace.clock(1_000, 20), 0);
        assertThat(clock.spend(Color.WHITE, Long.MAX_VALUE)).isTrue();
        assertThat(clock.limits(Color.WHITE)).isEqualTo("depth 7");
        assertThat(clock.limits(Color.BLACK)).isEqualTo("wtime 1000 btime 1000 winc 20 binc 20");
    }

    @Test
    void aPaceInWords() {
        assertThat(Pace.clock(10_000, 100).tag()).isEqualTo("10+0.1");
        assertThat(Pace.clock(40, 60_000, 0).tag()).isEqualTo("40/60");
        assertThat(Pace.of("movetime 1500").tag()).isEqualTo("1.5/move");
        assertThat(Pace.of("depth 5").tag()).isEqualTo("-");
        assertThat(Pace.clock(10_000, 100)).hasToString("10.0+0.1 s");
        assertThat(Pace.of("nodes 500")).hasToString("nodes 500");
        assertThat(Pace.clock(1, 0).isClock()).isTrue();
        assertThat(Pace.of("nodes 500").isClock()).isFalse();
    }

    /** The base time comes again after each two moves of a side. */
    @Test
    void timeControls() {
        GameClock clock = new GameClock(Pace.clock(2, 1_000, 0), Pace.clock(2, 1_000, 0), 0);
        assertThat(clock.limits(0)).isEqualTo("wtime 1000 btime 1000 winc 0 binc 0 movestogo 2");
        clock.spend(0, 300_000_000);
        assertThat(clock.limits(0)).isEqualTo("wtime 700 btime 1000 winc 0 binc 0 movestogo 1");
        clock.spend(0, 300_000_000);
        assertThat(clock.limits(0)).isEqualTo("wtime 1400 btime 1000 winc 0 binc 0 movestogo 2");
    }
}
