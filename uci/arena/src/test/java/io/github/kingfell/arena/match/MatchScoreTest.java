package io.github.kingfell.arena.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class MatchScoreTest {
    @Test
    void pairsAreCountedByTheirPoints() {
        MatchScore score = MatchScore.NONE.plus(2, 2).plus(2, 0).plus(1, 0).plus(1, 1);
        assertEquals(new MatchScore(3, 3, 2, List.of(0, 1, 2, 0, 1)), score);
        assertEquals(4.5 / 8, score.share(), 1e-12);
    }

    @Test
    void aWinAndALossInEachPairLeaveNoDoubt() {
        MatchScore score = MatchScore.NONE.plus(2, 0).plus(0, 2);
        assertEquals(0, score.variance(), 1e-12);
        assertEquals(0, score.margin(), 1e-12);
    }

    @Test
    void threeQuartersAreWorth191Elo() {
        assertEquals(190.8, MatchScore.elo(0.75), 0.1);
        assertEquals(0.75, MatchScore.expected(190.85), 1e-4);
        assertEquals(0, MatchScore.elo(0.5), 1e-12);
    }

    /** Computed by hand: shares 0, 1/4, 1/2, 3/4, 1 of 2, 3, 5, 6, 4 pairs; mean 0.5875, variance 1.909375 / 20. */
    @Test
    void theIntervalIsThatOfThePairs() {
        MatchScore score = new MatchScore(17, 13, 10, List.of(2, 3, 5, 6, 4));
        assertEquals(0.5875, score.share(), 1e-12);
        assertEquals(1.909375 / 20, score.variance(), 1e-9);
        assertEquals(1.96 * Math.sqrt(score.variance() / 20), score.margin(), 1e-9);
        assertTrue(score.toString().startsWith("40 games: +17 =13 -10, 58.8 %"), score.toString());
    }

    /** Computed with the error function of Python for the same pairs. */
    @Test
    void superiorityAndNormalizedElo() {
        MatchScore score = new MatchScore(17, 13, 10, List.of(2, 3, 5, 6, 4));
        assertEquals(0.897326, score.superiority(), 1e-6);
        assertEquals(69.5724, score.normalizedElo(), 1e-3);
        assertEquals(0.5, MatchScore.NONE.superiority(), 1e-12);
        assertEquals(1, MatchScore.NONE.plus(2, 2).superiority(), 1e-12);
    }

    @Test
    void theNormalDistribution() {
        assertEquals(0.5, MatchScore.normal(0), 1e-7);
        assertEquals(0.9750021, MatchScore.normal(1.96), 1e-6);
        assertEquals(0.0249979, MatchScore.normal(-1.96), 1e-6);
    }
}
