package io.github.kingfell.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ReportThrottleTest {
    private final ReportThrottle throttle = new ReportThrottle();

    @Test
    void theBeginningIsQuiet() {
        assertThat(throttle.allowsBound(2_999)).isFalse();
        assertThat(throttle.allowsCurrentMove(2_999)).isFalse();
        assertThat(throttle.allowsBound(3_000)).isTrue();
        assertThat(throttle.allowsCurrentMove(3_000)).isTrue();
    }

    @Test
    void boundsFollowEachOther() {
        assertThat(throttle.allowsBound(3_000)).isTrue();
        assertThat(throttle.allowsBound(3_000)).isTrue();
    }

    @Test
    void currentMovesComeAtMostTenTimesASecond() {
        assertThat(throttle.allowsCurrentMove(3_050)).isTrue();
        assertThat(throttle.allowsCurrentMove(3_149)).isFalse();
        assertThat(throttle.allowsCurrentMove(3_150)).isTrue();
        assertThat(throttle.allowsCurrentMove(9_000)).isTrue();
        assertThat(throttle.allowsCurrentMove(9_001)).isFalse();
    }
}
