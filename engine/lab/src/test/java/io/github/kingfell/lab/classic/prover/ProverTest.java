package io.github.kingfell.lab.classic.prover;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.rules.testkit.Positions;
import org.junit.jupiter.api.Test;

class ProverTest {
    /** Mate in 3. */
    private static final String ROOK = "8/8/8/8/1K4R1/8/k7/8 w - - 0 1";

    private final Prover prover = new Prover(10_000);

    @Test
    void provesWithinTheLengthItIsTold() {
        Prover.Result result = prover.search(Positions.of(ROOK), 3);
        assertThat(result.claimed()).isTrue();
        assertThat(result.mate().map(MateCertificate::moves)).contains(3);
    }

    @Test
    void claimsNothingShorterThanThereIs() {
        Prover.Result result = prover.search(Positions.of(ROOK), 2);
        assertThat(result.claimed()).isFalse();
        assertThat(result.mate()).isEmpty();
    }

    @Test
    void keepsToItsNodesAndLeavesThePositionAlone() {
        Position start = Positions.of("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
        long key = start.key();
        Prover.Result result = prover.search(start, Prover.ANY_LENGTH);
        assertThat(result.claimed()).isFalse();
        assertThat(result.nodes()).isBetween(9_000L, 10_000L);
        assertThat(start.key()).isEqualTo(key);
    }
}
