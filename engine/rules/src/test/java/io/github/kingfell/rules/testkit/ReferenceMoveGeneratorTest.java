package io.github.kingfell.rules.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.positions.Suite;
import io.github.kingfell.rules.notation.Epd;
import org.junit.jupiter.params.ParameterizedTest;

/** Checks the reference generator with published counts only. */
class ReferenceMoveGeneratorTest {
    private static final long MOST_NODES = 10_000;

    @ParameterizedTest
    @SuiteSource({Suite.PERFT_STANDARD, Suite.PERFT_CHESS960})
    void smallCountsOfTheSuitesAreMet(Epd line) {
        ReferenceMoveGenerator reference = ReferenceMoveGenerator.of(line.position());
        for (int depth = 1; !line.text("D" + depth).isEmpty(); depth++) {
            long leaves = Long.parseLong(line.text("D" + depth));
            if (leaves <= MOST_NODES) {
                assertThat(reference.perft(depth)).as("depth " + depth).isEqualTo(leaves);
            }
        }
    }
}
