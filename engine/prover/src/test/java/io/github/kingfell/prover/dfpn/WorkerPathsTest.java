package io.github.kingfell.prover.dfpn;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class WorkerPathsTest {
    private final WorkerPaths paths = new WorkerPaths(4);

    @Test
    void numbersAreGivenInTurn() {
        assertThat(paths.join()).isZero();
        assertThat(paths.join()).isEqualTo(1);
        assertThat(paths.join()).isEqualTo(2);
    }

    @Test
    void onlyThoseWhoCameLaterGiveWay() {
        int first = paths.join();
        int second = paths.join();
        paths.enter(first, 2, 17);
        paths.enter(second, 3, 18);
        assertThat(paths.isTaken(second, 2, 17)).isTrue();
        assertThat(paths.isTaken(second, 3, 17)).as("at another ply").isFalse();
        assertThat(paths.isTaken(first, 3, 18)).isFalse();
        assertThat(paths.isTaken(second, 3, 18)).as("its own").isFalse();
    }
}
