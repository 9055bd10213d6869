package io.github.kingfell.prover.dfpn;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.testkit.Positions;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class ProofWorkTest {
    private final ProofWork work = new ProofWork();

    /** Rc8+ and Rg2+; the king has a step after both, and neither takes the rook. */
    @Test
    void seesChecksFlightsAndGuards() {
        see("6k1/5p2/5n2/8/8/8/2R5/6K1 w - - 0 1", "g7f6", 5);
        assertThat(feature(LeafFeatures.CHECKS)).isEqualTo(Math.log(3) / Math.log(2), Offset.offset(1e-9));
        assertThat(feature(LeafFeatures.TIGHT_CHECKS)).isZero();
        assertThat(feature(LeafFeatures.NO_TIGHT_CHECK)).isEqualTo(1);
        assertThat(feature(LeafFeatures.SAFE_CHECKS)).isEqualTo(feature(LeafFeatures.CHECKS));
        assertThat(feature(LeafFeatures.FLIGHTS)).isEqualTo(4);
        assertThat(feature(LeafFeatures.RING)).isEqualTo(5);
        assertThat(feature(LeafFeatures.GUARDS)).isEqualTo(1);
        assertThat(feature(LeafFeatures.NEAR_END)).isZero();
    }

    @Test
    void aKingWithoutStepsIsCloserToMateThanOneInTheOpen() {
        assertThat(see("6k1/8/6Kp/8/8/8/R7/8 w - - 0 1", "h7h6", 5))
                .isLessThan(see("8/8/3k4/8/8/7p/R7/6K1 w - - 0 1", "h4h3", 5));
    }

    @Test
    void twoMovesAreSettledSoonerThanFive() {
        String fen = "6k1/5p2/5n2/8/8/8/2R5/6K1 w - - 0 1";
        assertThat(see(fen, "g7f6", 2)).isLessThan(see(fen, "g7f6", 5));
    }

    /** @param reply in coordinates; it need not be possible any more */
    private int see(String fen, String reply, int left) {
        Position position = Positions.of(fen);
        MateInOne seen = new MateInOne(position);
        seen.find(position);
        int from = reply.charAt(0) - 'a' + 8 * (reply.charAt(1) - '1');
        int to = reply.charAt(2) - 'a' + 8 * (reply.charAt(3) - '1');
        work.see(position, Move.of(from, to, Move.NORMAL), false, seen, left);
        return work.number();
    }

    private double feature(int index) {
        return work.features()[index];
    }
}
