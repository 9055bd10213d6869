package io.github.kingfell.lab.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import io.github.kingfell.lab.selfplay.LabelledPosition;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.WinRates;
import java.util.Random;
import org.junit.jupiter.api.Test;

class WinRateFitTest {
    private static final Position ALL_PIECES = Positions.of("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    private static final Position FEW_PIECES = Positions.of("4k3/pppp4/8/8/8/8/4PPPP/4K3 w - - 0 1");

    /** Random games with known rates give those rates back. */
    @Test
    void findsTheRatesBehindTheGames() {
        WinRates truth = new WinRates(80, 1, 50, 0.4);
        Random random = new Random(5);
        WinRateFit fit = new WinRateFit();
        for (int i = 0; i < 40_000; i++) {
            Position position = i % 2 == 0 ? ALL_PIECES : FEW_PIECES;
            int material = i % 2 == 0 ? 78 : 8;
            int score = 10 * (random.nextInt(81) - 40);
            double lot = random.nextDouble();
            double win = truth.won(score, material);
            double loss = truth.won(-score, material);
            double result = lot < win ? 1 : lot < win + loss ? 0 : 0.5;
            fit.add(new LabelledPosition(position, score, result, i));
        }
        WinRates found = fit.fit();
        assertThat(found.half() + 78 * found.halfByMaterial()).isCloseTo(158, offset(5.0));
        assertThat(found.half() + 8 * found.halfByMaterial()).isCloseTo(88, offset(5.0));
        assertThat(found.width() + 78 * found.widthByMaterial()).isCloseTo(81, offset(5.0));
        assertThat(found.width() + 8 * found.widthByMaterial()).isCloseTo(53, offset(5.0));
        assertThat(fit.surprise(found)).isLessThan(fit.surprise(new WinRates(150, 0, 60, 0)));
    }
}
