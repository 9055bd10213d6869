package io.github.kingfell.arena.match;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Color;
import org.junit.jupiter.api.Test;

class AdjudicationTest {
    private final Adjudication agreement = new Adjudication(new Adjudication.Rule(900, 8));

    /** Both engines report this score, each from its own view. */
    private void hear(int plies, int white, int fullmove) {
        for (int i = 0; i < plies; i++) {
            agreement.hear(i & 1, (i & 1) == Color.WHITE ? white : -white, fullmove);
        }
    }

    @Test
    void whoIsSeenToLoseResigns() {
        hear(5, -900, 10);
        assertThat(agreement.halfPoints()).isNull();
        hear(6, -900, 10);
        assertThat(agreement.halfPoints()).isZero();
    }

    @Test
    void whenBothSeeThemselvesAheadNobodyResigns() {
        for (int i = 0; i < 100; i++) {
            agreement.hear(i & 1, 1000, 50);
        }
        assertThat(agreement.halfPoints()).isNull();
    }

    @Test
    void aDrawTakesEightMovesOfEach() {
        hear(15, 8, 40);
        assertThat(agreement.halfPoints()).isNull();
        agreement.hear(Color.BLACK, 8, 40);
        assertThat(agreement.halfPoints()).isEqualTo(1);
    }

    @Test
    void noDrawIsAgreedBeforeTheFortiethMove() {
        hear(100, 0, 39);
        assertThat(agreement.halfPoints()).isNull();
    }

    @Test
    void whoTellsNoScoreAgreesToNothing() {
        hear(15, 0, 40);
        agreement.hear(Color.BLACK, null, 40);
        hear(15, 0, 40);
        assertThat(agreement.halfPoints()).isNull();
    }

    @Test
    void withoutARuleTheGameGoesOn() {
        Adjudication none = new Adjudication(Adjudication.Rule.NONE);
        for (int i = 0; i < 100; i++) {
            none.hear(i & 1, 0, 50);
            none.hear(i & 1, 5000, 50);
        }
        for (int i = 0; i < 100; i++) {
            none.hear(i & 1, (i & 1) == Color.WHITE ? 5000 : -5000, 50);
        }
        assertThat(none.halfPoints()).isNull();
    }
}
