package io.github.kingfell.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SearchControlTest {
    private static final TimeBudget AT_ONCE = new TimeBudget(0, 0);

    @ParameterizedTest
    @ValueSource(longs = {1, 1023, 1024, 1025, 5000})
    void aSearcherThatAsksGetsExactlyTheNodesOfTheLimit(long limit) {
        SearchControl control = new SearchControl(TimeBudget.UNLIMITED, limit, false);
        long visited = 0;
        for (int granted = control.poll(0); granted > 0; granted = control.poll(granted)) {
            visited += granted;
        }
        assertThat(visited).isEqualTo(limit);
        assertThat(control.counter().nodes()).isEqualTo(limit);
        assertThat(control.stopRequested()).isTrue();
    }

    @Test
    void whatIsGrantedIsSmallEnoughToStopSoon() {
        assertThat(SearchControl.unlimited().poll(0)).isBetween(1, 4096);
    }

    @Test
    void littleTimeMeansSmallGrants() {
        int calm = new SearchControl(new TimeBudget(1_000, 4_000), 0, false).poll(0);
        int hurry = new SearchControl(new TimeBudget(20, 60), 0, false).poll(0);
        assertThat(hurry).isBetween(1, calm / 8);
    }

    @Test
    void nodesOfAllSearchersAreBooked() throws InterruptedException {
        SearchControl control = SearchControl.unlimited();
        Thread other = new Thread(() -> control.poll(1000));
        other.start();
        control.poll(500);
        other.join();
        assertThat(control.counter().nodes()).isEqualTo(1500);
    }

    @Test
    void stopEndsEverySearcher() {
        SearchControl control = SearchControl.unlimited();
        assertThat(control.stopRequested()).isFalse();
        control.stop();
        assertThat(control.stopRequested()).isTrue();
        assertThat(control.poll(0)).isZero();
        assertThat(control.poll(10)).isZero();
        assertThat(control.counter().nodes()).isEqualTo(10);
    }

    @Test
    void theHardLimitEndsTheSearch() {
        assertThat(new SearchControl(AT_ONCE, 0, false).poll(0)).isZero();
    }

    @Test
    void theClockStandsWhilePondering() {
        SearchControl control = new SearchControl(AT_ONCE, 0, true);
        assertThat(control.clock().isPondering()).isTrue();
        assertThat(control.clock().elapsedOnClock()).isZero();
        control.ponderHit();
        assertThat(control.clock().isPondering()).isFalse();
        assertThat(control.poll(0)).isZero();
    }

    @Test
    void whatIsEnoughWhilePonderingEndsTheSearchWithThePonderHit() {
        SearchControl control = new SearchControl(new TimeBudget(60_000, 60_000), 0, true);
        control.enoughForPonderHit();
        assertThat(control.stopRequested()).isFalse();
        control.ponderHit();
        assertThat(control.stopRequested()).isTrue();
    }

    @Test
    void theNodeLimitHoldsWhilePonderingToo() {
        SearchControl control = new SearchControl(TimeBudget.UNLIMITED, 100, true);
        assertThat(control.poll(0)).isEqualTo(100);
        assertThat(control.poll(100)).isZero();
    }

    @Test
    void finishEndsTheSearchButNotTheWaitForTheUser() throws InterruptedException {
        SearchControl control = SearchControl.unlimited();
        control.finish();
        assertThat(control.poll(0)).isZero();
        assertWaitsUntil(control, true, control::stop);
    }

    @Test
    void anInfiniteSearchWaitsForStopAlone() throws InterruptedException {
        SearchControl control = new SearchControl(TimeBudget.UNLIMITED, 0, true);
        control.ponderHit();
        assertWaitsUntil(control, true, control::stop);
    }

    @Test
    void aPonderingSearchWaitsForThePonderHit() throws InterruptedException {
        SearchControl control = new SearchControl(TimeBudget.UNLIMITED, 0, true);
        assertWaitsUntil(control, false, control::ponderHit);
    }

    @Test
    void anOrdinarySearchDoesNotWait() throws InterruptedException {
        assertThat(waiting(SearchControl.unlimited(), false).await(60, TimeUnit.SECONDS))
                .isTrue();
    }

    @Test
    void aSearchThatWasStoppedDoesNotWait() throws InterruptedException {
        SearchControl control = new SearchControl(TimeBudget.UNLIMITED, 0, true);
        control.stop();
        assertThat(waiting(control, true).await(60, TimeUnit.SECONDS)).isTrue();
    }

    /** An attached search does not run inside a poll: only an explicit call gives turns. */
    @Test
    void aPollRunsNothing() {
        SearchControl control = SearchControl.unlimited();
        int[] turns = {0};
        control.thread().attach(() -> turns[0]++);
        control.poll(1);
        assertThat(turns[0]).isZero();
    }

    @Test
    void whatACompanionSpendsIsNotGrantedOnceMore() {
        SearchControl control = new SearchControl(TimeBudget.UNLIMITED, 1000, false);
        control.thread().attach(() -> control.poll(400));
        control.thread().giveTurns();
        assertThat(control.grant()).isEqualTo(600);
    }

    /** A search whose nodes are spent must end, but some work may be finished, because there is time. */
    @Test
    void nodesSpentAreNotTimeSpent() {
        SearchControl control = new SearchControl(TimeBudget.UNLIMITED, 10, false);
        control.poll(10);
        assertThat(control.stopRequested()).isTrue();
        assertThat(control.isOutOfTime()).isFalse();
        assertThat(new SearchControl(AT_ONCE, 0, false).isOutOfTime()).isTrue();
    }

    private static void assertWaitsUntil(SearchControl control, boolean infinite, Runnable event)
            throws InterruptedException {
        CountDownLatch released = waiting(control, infinite);
        assertThat(released.await(60, TimeUnit.MILLISECONDS)).isFalse();
        event.run();
        assertThat(released.await(60, TimeUnit.SECONDS)).isTrue();
    }

    /** Returns a latch that counts down when a thread that waits for the release continues. */
    private static CountDownLatch waiting(SearchControl control, boolean infinite) {
        CountDownLatch released = new CountDownLatch(1);
        Thread waiter = new Thread(() -> {
            try {
                control.awaitRelease(infinite);
                released.countDown();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        waiter.setDaemon(true);
        waiter.start();
        return released;
    }
}
