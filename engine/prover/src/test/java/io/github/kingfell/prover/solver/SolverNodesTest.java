package io.github.kingfell.prover.solver;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SolverNodesTest {
    private final SolverNodes nodes = new SolverNodes();

    /** Else all workers would at once take the turn that is due to one of them. */
    @Test
    void aTurnCountsFromItsBeginning() {
        nodes.deal(4_096);
        assertThat(nodes.dealt()).isEqualTo(4_096);
        assertThat(nodes.all()).isZero();
        nodes.addTree(1_000);
        nodes.end(4_096);
        assertThat(nodes.dealt()).isEqualTo(1_000);
    }

    @Test
    void onlyDfPnCountsForItsTurns() {
        nodes.setEarlier(10);
        nodes.addTree(100);
        nodes.add(1_000);
        assertThat(nodes.all()).isEqualTo(1_110);
        assertThat(nodes.here()).isEqualTo(1_100);
        assertThat(nodes.tree()).isEqualTo(100);
        assertThat(nodes.treeOfTurns()).isEqualTo(110);
    }
}
