package io.github.kingfell.lab.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class EloFitTest {
    /**
     * Worked by hand: with odds of 2 to 1 against the prior's player, the one beats the other with odds of 4 to 1. Ten
     * games at 4/5 are 8 points, and six games of the prior lack 1/6 each, so the score that fits is 9 of 10. Ratings
     * are 400 log10(2) = 120.41 up and down. The information is 10 * 4/5 * 1/5 = 1.6 between the two and 6 * 2/3 * 1/3
     * = 4/3 each against the prior. Half the difference of the two has the variance 1 / (2 (4/3 + 2 * 1.6)) = 0.11029,
     * whose root times 400 / ln 10 is 57.69.
     */
    @Test
    void twoPlayersWorkedByHand() {
        EloFit fit = new EloFit(2, 6);
        for (int game = 0; game < 10; game++) {
            fit.add(0, 1, game < 9 ? 1 : 0);
        }
        List<EloFit.Rating> ratings = fit.ratings();
        assertThat(ratings.get(0).elo()).isCloseTo(120.41, within(0.01));
        assertThat(ratings.get(1).elo()).isCloseTo(-120.41, within(0.01));
        assertThat(ratings).allSatisfy(rating -> assertThat(rating.error()).isCloseTo(57.69, within(0.01)));
    }

    @Test
    void drawsAreEqualAndCountAsHalves() {
        EloFit drawn = new EloFit(2, 2);
        EloFit shared = new EloFit(2, 2);
        for (int game = 0; game < 8; game++) {
            drawn.add(0, 1, 0.5);
            shared.add(0, 1, game % 2);
        }
        assertThat(drawn.ratings().get(0).elo()).isCloseTo(0, within(1e-6));
        assertThat(drawn.ratings()).isEqualTo(shared.ratings());
    }

    @Test
    void moreGamesMakeTheErrorSmaller() {
        EloFit few = new EloFit(2, 2);
        EloFit many = new EloFit(2, 2);
        few.add(0, 1, 0.5);
        for (int game = 0; game < 100; game++) {
            many.add(0, 1, 0.5);
        }
        assertThat(many.ratings().get(0).error())
                .isLessThan(few.ratings().get(0).error());
    }

    /** A player that wins all games has a finite rating, which rises with more games. */
    @Test
    void winnersOfAllStayFinite() {
        assertThat(sweep(5).get(0).elo()).isBetween(100.0, 1000.0);
        assertThat(sweep(50).get(0).elo()).isGreaterThan(sweep(5).get(0).elo());
        assertThat(sweep(5))
                .extracting(EloFit.Rating::elo)
                .isSortedAccordingTo((one, other) -> Double.compare(other, one));
    }

    private static List<EloFit.Rating> sweep(int rounds) {
        EloFit fit = new EloFit(3, 2);
        for (int i = 0; i < rounds; i++) {
            fit.add(0, 1, 1);
            fit.add(1, 2, 0.75);
            fit.add(2, 0, 0);
        }
        return fit.ratings();
    }
}
