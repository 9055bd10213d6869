package io.github.kingfell.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import org.junit.jupiter.api.Test;

class WinRatesTest {
    @Test
    void chancesAreAThousandAndTurnWithTheScore() {
        for (int material = 0; material <= 78; material += 6) {
            WinRates.Chances before = WinRates.Chances.LOST;
            for (int score = -19_000; score <= 19_000; score += 50) {
                WinRates.Chances chances = WinRates.shipped().chances(score, material);
                assertThat(chances.win() + chances.draw() + chances.loss()).isEqualTo(1_000);
                assertThat(chances.win()).isBetween(before.win(), 1_000);
                assertThat(chances.loss()).isBetween(0, before.loss());
                assertThat(chances.draw()).isNotNegative();
                WinRates.Chances other = WinRates.shipped().chances(-score, material);
                assertThat(other.win()).isCloseTo(chances.loss(), org.assertj.core.data.Offset.offset(1));
                before = chances;
            }
            assertThat(before.win()).isGreaterThan(995);
        }
    }

    @Test
    void materialOfTheStart() throws NotationException {
        assertThat(WinRates.material(Fen.start())).isEqualTo(78);
        assertThat(WinRates.material(Fen.parse("8/8/8/3k4/8/8/4P3/4KN2 w - - 0 1")))
                .isEqualTo(4);
    }

    @Test
    void theResourceReadsAsItIsWritten() {
        assertThat(WinRates.shipped().lines()).anyMatch(line -> line.startsWith("half = "));
        assertThat(new WinRates(150.25, -1, 60, 0.5).lines())
                .contains("half = 150.250", "half.men = -1.000", "width = 60.000", "width.men = 0.500");
    }
}
