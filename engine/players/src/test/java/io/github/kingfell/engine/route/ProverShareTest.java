package io.github.kingfell.engine.route;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.Pv;
import io.github.kingfell.search.Score;
import io.github.kingfell.search.SearchInfo;
import io.github.kingfell.search.TimeBudget;
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
        ProverShare share = share(routed, game, new Score.Centipawns(centipawns));
        assertThat(share.percent()).isEqualTo(expected);
        assertThat(share.ratio()).isEqualTo(expected / (100.0 - expected));
    }

    /** Only the prover finds a shorter mate. In games a mate is no reason to take time from alpha-beta. */
    @ParameterizedTest
    @CsvSource({"50, false, 97", "90, false, 97", "0, false, 0", "50, true, 0"})
    void isNearlyAllOnceThereIsAMate(int routed, boolean game, int expected) {
        Position mated = Positions.of("7k/6Q1/6K1/8/8/8/8/8 b - -");
        Score mate = new Score.Mate(MateCertificate.ofMatedRoot(mated));
        assertThat(share(routed, game, mate).percent()).isEqualTo(expected);
    }

    @Test
    void staysThatOfTheRouteWhereOtherLinesAreWantedToo() {
        Score mate = new Score.Mate(MateCertificate.ofMatedRoot(Positions.of("7k/6Q1/6K1/8/8/8/8/8 b - -")));
        SearchInfo.Iteration line = new SearchInfo.Iteration(1, 1, 1, mate, SearchInfo.Bound.EXACT, 1, 1, 0, Pv.EMPTY);
        assertThat(new ProverShare(90, false, true, () -> Optional.of(line)).percent())
                .isEqualTo(90);
    }

    private static ProverShare share(int routed, boolean game, Score score) {
        SearchInfo.Iteration line = new SearchInfo.Iteration(1, 1, 1, score, SearchInfo.Bound.EXACT, 1, 1, 0, Pv.EMPTY);
        return new ProverShare(routed, game, false, () -> Optional.of(line));
    }

    @Test
    void isThatOfTheRouteBeforeAnythingIsReported() {
        assertThat(new ProverShare(50, false, false, Optional::empty).percent()).isEqualTo(50);
    }

    @Test
    void theProverNeedsAShareAndTimeToBegin() {
        assertThat(ProverShare.isPossible(50, new TimeBudget(10, 50))).isTrue();
        assertThat(ProverShare.isPossible(50, new TimeBudget(10, 49))).isFalse();
        assertThat(ProverShare.isPossible(0, TimeBudget.UNLIMITED)).isFalse();
    }
}
