package io.github.kingfell.engine.route;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.search.Pv;
import io.github.kingfell.engine.search.Score;
import io.github.kingfell.engine.search.SearchInfo;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProverShareTest {
    @ParameterizedTest
    @CsvSource({
        // routed, game, centipawns, expected
        "50, false, 0, 50",
        "50, false, 299, 50",
        "50, false, 300, 90",
        "50, false, -300, 90",
        "50, true, 499, 0",
        "50, true, 500, 50",
        "50, true, -900, 0",
        "90, false, 0, 90",
    })
    void dependsOnTheAdvantage(int routed, boolean game, int centipawns, int expected) {
        SearchInfo.Iteration line = new SearchInfo.Iteration(
                1, 1, 1, new Score.Centipawns(centipawns), SearchInfo.Bound.EXACT, 1, 1, 0, Pv.EMPTY);
        ProverShare share = new ProverShare(routed, game, () -> Optional.of(line));
        assertThat(share.percent()).isEqualTo(expected);
        assertThat(share.ratio()).isEqualTo(expected / (100.0 - expected));
    }

    @Test
    void isThatOfTheRouteBeforeAnythingIsReported() {
        assertThat(new ProverShare(50, false, Optional::empty).percent()).isEqualTo(50);
    }
}
