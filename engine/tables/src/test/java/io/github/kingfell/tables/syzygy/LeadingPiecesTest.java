package io.github.kingfell.tables.syzygy;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Square;
import java.util.BitSet;
import org.junit.jupiter.api.Test;

class LeadingPiecesTest {
    /** R. de Man's count of arrangements of three pieces without the turns of the board. */
    private static final int ARRANGEMENTS = 31_332;

    /** The first piece stands in the triangle a1-d1-d4, and the first piece off the diagonal stands below it. */
    @Test
    void threePiecesAreNumberedOnceWithoutGaps() {
        BitSet numbers = new BitSet();
        int count = 0;
        for (int first = 0; first < 32; first++) {
            for (int second = 0; Square.file(first) < 4 && second < 64; second++) {
                for (int third = 0; third < 64; third++) {
                    if (first != second && first != third && second != third && isBelow(first, second, third)) {
                        numbers.set(LeadingPieces.ofThree(first, second, third));
                        count++;
                    }
                }
            }
        }
        assertThat(count).isEqualTo(ARRANGEMENTS).isEqualTo(LeadingPieces.THREE);
        assertThat(numbers.cardinality()).isEqualTo(count);
        assertThat(numbers.length()).isEqualTo(count);
    }

    private static boolean isBelow(int... squares) {
        for (int square : squares) {
            if (LeadingPieces.height(square) != 0) {
                return LeadingPieces.height(square) < 0;
            }
        }
        return true;
    }
}
