package io.github.kingfell.classics.prover;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.rules.testkit.Positions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProverTest {
    /** Mate in 3. */
    private static final String ROOK = "8/8/8/8/1K4R1/8/k7/8 w - - 0 1";

    /** ICCA Journal, problem 13. */
    private static final String LOYD = "6b1/4Kpk1/5r2/8/3B2P1/7R/8/8 w - - 0 1";

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

    /**
     * Figure 9 of the paper: a mate in 19 with 408 nodes. The order of the children decides: with the generator's none
     * is found, with two others there is one, long and with few nodes, as in the paper. The same search repeats itself.
     */
    @ParameterizedTest
    @CsvSource({"0, 0, 9994", "1, 10, 173", "13, 21, 407"})
    void loydsProblemDependsOnTheOrder(int order, int moves, long nodes) {
        Prover ordered = new Prover(10_000, order);
        for (int i = 0; i < 2; i++) {
            Prover.Result result = ordered.search(Positions.of(LOYD), Prover.ANY_LENGTH);
            assertThat(result.mate().map(MateCertificate::moves).orElse(0)).isEqualTo(moves);
            assertThat(result.nodes()).isEqualTo(nodes);
        }
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
