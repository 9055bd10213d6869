package io.github.kingfell.arena.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class SprtTest {
    private static final Sprt TEST = new Sprt(0, 10);

    @Test
    void fewPairsDecideNothing() {
        MatchScore score = MatchScore.NONE.plus(2, 2).plus(2, 1).plus(2, 2);
        assertEquals(Sprt.Decision.UNDECIDED, TEST.verdict(score));
    }

    @Test
    void theRatioIsThatOfTwoNormalDistributions() {
        MatchScore score = new MatchScore(220, 200, 180, List.of(20, 60, 120, 70, 30));
        double low = 0.5;
        double high = MatchScore.expected(10);
        double mean = score.share();
        double perPair = ((mean - low) * (mean - low) - (mean - high) * (mean - high)) / (2 * score.variance());
        assertEquals(300 * perPair, TEST.ratio(score), 1e-9);
    }

    /** The rates of both kinds of error stay near the five per cent asked for. */
    @Test
    void itErrsAsOftenAsItSays() {
        assertTrue(accepted(0, 1) <= 18);
        assertTrue(accepted(10, 2) >= 182);
    }

    /** Returns how many of 200 matches are accepted when the first engine is this many Elo better. */
    private static int accepted(double elo, long seed) {
        Random random = new Random(seed);
        int accepted = 0;
        for (int i = 0; i < 200; i++) {
            MatchScore score = MatchScore.NONE;
            while (TEST.verdict(score) == Sprt.Decision.UNDECIDED) {
                score = score.plus(game(elo, random), game(elo, random));
            }
            accepted += TEST.verdict(score) == Sprt.Decision.ACCEPTED ? 1 : 0;
        }
        return accepted;
    }

    /** A third of the games is drawn. */
    private static int game(double elo, Random random) {
        double lot = random.nextDouble();
        double won = MatchScore.expected(elo) - 1 / 6.0;
        return lot < won ? 2 : lot < won + 1 / 3.0 ? 1 : 0;
    }
}
