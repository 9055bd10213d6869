package io.github.kingfell.prover.dfpn;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BusyNodesTest {
    private static final long NODE = 0x123456789ABCDEFL;

    private final BusyNodes busy = new BusyNodes();

    @Test
    void aNodeIsBusyUntilTheLastWorkerLeaves() {
        busy.enter(NODE);
        busy.enter(NODE);
        assertThat(busy.count(NODE)).isEqualTo(2);
        assertThat(busy.count(~NODE)).isZero();
        busy.leave(NODE);
        assertThat(busy.count(NODE)).isEqualTo(1);
        busy.leave(NODE);
        assertThat(busy.count(NODE)).isZero();
    }

    @Test
    void oneWorkerSharesNothing() {
        busy.join();
        assertThat(busy.areShared()).isFalse();
        busy.join();
        assertThat(busy.areShared()).isTrue();
    }
}
