package io.github.kingfell.engine.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.TimeBudget;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NodeAllowanceTest {
    private final NodeAllowance allowance = new NodeAllowance();

    private int takeAll(int most) {
        int taken = 0;
        while (taken < most && allowance.take()) {
            taken++;
        }
        return taken;
    }

    private static SearchControl limited(long nodes) {
        return new SearchControl(TimeBudget.UNLIMITED, nodes, false);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 63, 1_024, 1_025, 5_000})
    void isTheNodeLimitAndNoMore(int limit) {
        SearchControl control = limited(limit);
        allowance.begin(control, 0);
        assertThat(takeAll(10_000)).isEqualTo(limit);
        assertThat(allowance.isStopped()).isTrue();
        assertThat(allowance.visited()).isEqualTo(limit);
        assertThat(control.counter().nodes()).isEqualTo(limit);
        assertThat(allowance.take()).isFalse();
    }

    @Test
    void isSharedByThreads() {
        SearchControl control = limited(5_000);
        allowance.begin(control, 0);
        NodeAllowance other = new NodeAllowance();
        other.begin(control, 0);
        takeAll(1_500);
        allowance.settle();
        int rest = 0;
        while (other.take()) {
            rest++;
        }
        assertThat(rest).isEqualTo(3_500);
    }

    @Test
    void nodesAreBookedWithTheNextBatchOrWhenSettled() {
        SearchControl control = SearchControl.unlimited();
        allowance.begin(control, 0);
        takeAll(10);
        assertThat(allowance.visited()).isEqualTo(10);
        assertThat(allowance.unbooked()).isEqualTo(10);
        assertThat(control.counter().nodes()).isZero();
        allowance.settle();
        assertThat(allowance.visited()).isEqualTo(10);
        assertThat(allowance.unbooked()).isZero();
        assertThat(control.counter().nodes()).isEqualTo(10);
    }

    @Test
    void aStopEndsItWithinABatch() {
        SearchControl control = SearchControl.unlimited();
        allowance.begin(control, 0);
        takeAll(1);
        control.stop();
        assertThat(takeAll(10_000)).isLessThan(2_000);
        assertThat(allowance.isStopped()).isTrue();
    }

    @Test
    void creditIsSpentAfterTheStop() {
        SearchControl control = SearchControl.unlimited();
        control.stop();
        allowance.begin(control, 100);
        assertThat(takeAll(10_000)).isEqualTo(100);
        assertThat(allowance.isStopped()).isTrue();
    }

    @Test
    void withdrawnCreditIsNotSpent() {
        SearchControl control = SearchControl.unlimited();
        control.stop();
        allowance.begin(control, 100);
        takeAll(10);
        allowance.withdrawCredit();
        assertThat(takeAll(10_000)).isZero();
        assertThat(control.counter().nodes()).isEqualTo(10);
    }

    @Test
    void aReleasedHelperEndsAndMayBeginAgain() {
        SearchControl control = SearchControl.unlimited();
        allowance.begin(control, 0);
        allowance.release();
        assertThat(allowance.take()).isFalse();
        assertThat(control.stopRequested()).isFalse();
        allowance.begin(control, 0);
        assertThat(allowance.take()).isTrue();
        assertThat(allowance.visited()).isEqualTo(1);
    }
}
