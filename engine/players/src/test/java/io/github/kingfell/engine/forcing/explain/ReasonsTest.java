package io.github.kingfell.engine.forcing.explain;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.forcing.explain.Reasons.Defence;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.notation.Fen;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ReasonsTest {
    private static Defence answered(int move, int depth) {
        return new Defence(move, false, false, 0, List.of(), 99, depth, false);
    }

    private static Defence drawing(int move) {
        return new Defence(move, true, true, 0, List.of(), Move.NONE, 0, false);
    }

    private static List<Integer> longest(Defence... defences) {
        Reasons reasons = new Reasons(
                Fen.start(),
                List.of(),
                Optional.empty(),
                0,
                0,
                List.of(),
                List.of(),
                Optional.empty(),
                0,
                List.of(),
                Arrays.asList(defences));
        return reasons.longest().stream().map(Defence::move).toList();
    }

    @Test
    void theDeepestAnswersHoldLongest() {
        assertThat(longest(answered(1, 3), answered(2, 5), answered(3, 5), answered(4, 1)))
                .containsExactly(2, 3);
        assertThat(longest()).isEmpty();
    }

    @Test
    void aDrawHoldsForEver() {
        assertThat(longest(answered(1, 3), drawing(2), answered(3, 9), drawing(4)))
                .containsExactly(2, 4);
    }

    /** Where one answer is not known, nothing is said of the longest. */
    @Test
    void anUnknownAnswerForbidsTheComparison() {
        Defence unknown = new Defence(2, false, false, 0, List.of(), Move.NONE, 0, false);
        assertThat(longest(answered(1, 3), unknown)).isEmpty();
    }
}
