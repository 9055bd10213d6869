package io.github.kingfell.engine.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.testkit.Positions;
import org.junit.jupiter.api.Test;

class CorrectionHistoryTest {
    private static final String MIDDLEGAME = "r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2Q1RK1";

    private final CorrectionHistory corrections = new CorrectionHistory();
    private final Position position = Positions.of(MIDDLEGAME + " w - - 0 9");

    @Test
    void knowsNothingAtFirst() {
        assertThat(corrections.correction(position)).isZero();
    }

    @Test
    void learnsWhereTheEvaluationIsWrong() {
        corrections.learn(position, 8, 60);
        int once = corrections.correction(position);
        corrections.learn(position, 8, 60);
        assertThat(once).isPositive();
        assertThat(corrections.correction(position)).isGreaterThan(once);
        corrections.clear();
        assertThat(corrections.correction(position)).isZero();
    }

    @Test
    void deeperSearchesTeachMore() {
        corrections.learn(position, 2, -60);
        int shallow = corrections.correction(position);
        corrections.clear();
        corrections.learn(position, 12, -60);
        assertThat(shallow).isNegative();
        assertThat(corrections.correction(position)).isLessThan(shallow);
    }

    @Test
    void staysWithinBounds() {
        for (int i = 0; i < 1_000; i++) {
            corrections.learn(position, 60, 5_000);
        }
        int most = corrections.correction(position);
        assertThat(most).isBetween(200, 300);
        for (int i = 0; i < 1_000; i++) {
            corrections.learn(position, 60, -5_000);
        }
        assertThat(corrections.correction(position)).isEqualTo(-most);
    }

    /** The delta rule: when each miss is the error that remains, the correction converges to the error. */
    @Test
    void comesToRestAtTheError() {
        int last = 0;
        for (int i = 0; i < 200; i++) {
            corrections.learn(position, 10, 60 - corrections.correction(position));
            assertThat(corrections.correction(position)).isBetween(last, 60);
            last = corrections.correction(position);
        }
        assertThat(last).isBetween(58, 60);
    }

    @Test
    void aTacticCountsNoMoreThanALargeMiss() {
        corrections.learn(position, 8, 300);
        int tactic = corrections.correction(position);
        corrections.clear();
        corrections.learn(position, 8, 100);
        assertThat(corrections.correction(position)).isEqualTo(tactic);
    }

    @Test
    void whatHoldsForThePawnsHoldsWhenPiecesMove() {
        corrections.learn(position, 10, 100);
        Position samePawns = Positions.of("r1b1qrk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R3QRK1 w - - 4 11");
        Position other = Positions.of("r1b1qrk1/pp2bppp/2n1pn2/2p5/3p1B2/2PBPN2/PP1N1PPP/R3QRK1 w - - 4 11");
        Position otherSide = Positions.of(MIDDLEGAME + " b - - 0 9");
        assertThat(corrections.correction(samePawns)).isPositive().isLessThan(corrections.correction(position));
        assertThat(corrections.correction(other)).isZero();
        assertThat(corrections.correction(otherSide)).isZero();
    }
}
