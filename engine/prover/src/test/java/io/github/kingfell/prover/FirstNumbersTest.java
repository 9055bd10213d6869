package io.github.kingfell.prover;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.check.MateOracle;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.testkit.RandomWalk;
import java.util.EnumSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class FirstNumbersTest {
    @ParameterizedTest
    @MethodSource(RandomWalk.FEW_WALKS)
    void aThreatTestedForLaterGivesTheNumbersOfOneTestedForAtOnce(RandomWalk walk) {
        FirstNumbers first = new FirstNumbers(walk.start(), EnumSet.allOf(Refinement.class));
        FirstNumbers withoutThreats =
                new FirstNumbers(walk.start(), EnumSet.complementOf(EnumSet.of(Refinement.THREATS)));
        int[] tested = {0};
        walk.forEach(position -> {
            first.seeDefence(position);
            if (!first.isUntested()) {
                return;
            }
            int granted = first.proof();
            first.testThreat(position);
            int proof = first.proof();
            int disproof = first.disproof();
            first.testThreat(position, granted);
            assertThat(first.isUntested()).isFalse();
            assertThat(first.proof()).as(() -> Fen.format(position)).isEqualTo(proof);
            assertThat(first.disproof()).isEqualTo(disproof);
            withoutThreats.seeDefence(position);
            position.makeNull();
            boolean threat = MateOracle.mates(position, 1);
            position.unmakeNull();
            assertThat(proof).isEqualTo(threat ? granted : withoutThreats.proof());
            tested[0]++;
        });
        assertThat(tested[0]).isPositive();
    }
}
