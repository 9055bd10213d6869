package io.github.kingfell.prover.solver;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.prover.dfpn.Method;
import io.github.kingfell.prover.dfpn.ProofTable;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.SearchControl;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** White attacks in all positions: both are mates by White. No mate is found within these nodes. */
class MateLineTest {
    private static final long NODES = 40_000;

    private final ProofTable table = new ProofTable();

    private MateLine searched(String fen, boolean isOpen) {
        table.resize(4);
        MateLine line = new MateLine(table, Positions.of(fen), new int[0], 120, true, isOpen, Method.PLAIN);
        line.advance(NODES, SearchControl.unlimited());
        assertThat(line.best()).isEmpty();
        return line;
    }

    @ParameterizedTest
    @ValueSource(strings = {"R5QK/3p1p2/1pbPkB2/4Ppp1/2p4N/2p5/p2P1R1n/8", "8/8/8/1p6/6k1/1p2Q3/p1p1p3/rbrbK3"})
    void theSideThatAttacksGetsMostNodesWhoeverIsToMove(String attack) {
        MateLine mating = searched(attack + " w - - 0 1", true);
        assertThat(mating.mating().nodes()).isGreaterThan(NODES * 3 / 4);
        assertThat(mating.next()).isSameAs(mating.mating());
        MateLine mated = searched(attack + " b - - 0 1", true);
        assertThat(mated.mated().nodes()).isGreaterThan(NODES * 3 / 4);
        assertThat(mated.next()).isSameAs(mated.mated());
    }

    @Test
    void askedForALengthTheSideToMoveGetsMostNodes() {
        MateLine line = searched("R5QK/3p1p2/1pbPkB2/4Ppp1/2p4N/2p5/p2P1R1n/8 b - - 0 1", false);
        assertThat(line.mating().nodes()).isGreaterThan(NODES * 3 / 4);
    }
}
