package io.github.kingfell.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.rules.testkit.Positions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScoreTest {
    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "-35, -35",
        "19000, 19000",
        "19001, 19000",
        "-19001, -19000",
        "32000, 19000",
        "2147483647, 19000",
        "-2147483648, -19000"
    })
    void centipawnsStayBelowWhatLooksLikeATablebase(int value, int kept) {
        assertThat(new Score.Centipawns(value).value()).isEqualTo(kept);
    }

    @Test
    void aMatedRootIsMateInNought() {
        Score.Mate score = new Score.Mate(MateCertificate.ofMatedRoot(Positions.of("7k/6Q1/6K1/8/8/8/8/8 b - -")));
        assertThat(score.moves()).isZero();
    }

    @Test
    void stalemateIsNeverReportedAsMate() {
        assertThatThrownBy(() -> MateCertificate.ofMatedRoot(Positions.of("7k/5Q2/6K1/8/8/8/8/8 b - -")))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aCheckIsNeverReportedAsMate() {
        assertThatThrownBy(() -> MateCertificate.ofMatedRoot(Positions.of("7k/7Q/8/6K1/8/8/8/8 b - -")))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
