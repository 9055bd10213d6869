package io.github.kingfell.engine.coordination;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.coordination.LastLine.Missing;
import io.github.kingfell.engine.search.PlayerId;
import io.github.kingfell.engine.search.Pv;
import io.github.kingfell.engine.search.Score;
import io.github.kingfell.engine.search.SearchInfo;
import io.github.kingfell.engine.search.SearchInfo.Bound;
import java.util.List;
import org.junit.jupiter.api.Test;

class LastLineTest {
    private static final int MOVE = 1;
    private static final int OTHER = 2;

    private final LastLine last = new LastLine();

    private static SearchInfo.Iteration line(int move, int rank, Bound bound) {
        return new SearchInfo.Iteration(4, 4, rank, new Score.Centipawns(0), bound, 99, 0, 0, Pv.of(move));
    }

    private void show(SearchInfo.Iteration line) {
        last.shown(line, PlayerId.ALPHA_BETA);
    }

    @Test
    void withoutALineTheOutcomesOwnIsMissing() {
        assertThat(last.missing(MOVE, 0)).isEqualTo(Missing.LINE_OF_OUTCOME);
        show(line(MOVE, 1, Bound.LOWER));
        assertThat(last.missing(MOVE, 0)).as("after a bound").isEqualTo(Missing.LINE_OF_OUTCOME);
        assertThat(last.best()).isEmpty();
    }

    @Test
    void aLineOfAnotherMoveWillNotDo() {
        show(line(OTHER, 1, Bound.EXACT));
        assertThat(last.missing(MOVE, 0)).isEqualTo(Missing.LINE_OF_OUTCOME);
    }

    @Test
    void nothingIsMissingAfterTheLineOfTheMove() {
        show(line(MOVE, 1, Bound.EXACT));
        assertThat(last.missing(MOVE, 99)).isEqualTo(Missing.NOTHING);
        assertThat(last.missing(MOVE, 100)).as("more nodes").isEqualTo(Missing.REPETITION);
    }

    @Test
    void severalLinesEndWithTheLastOfThem() {
        show(line(MOVE, 1, Bound.EXACT));
        show(line(OTHER, 2, Bound.EXACT));
        assertThat(last.missing(MOVE, 0)).isEqualTo(Missing.NOTHING);
        assertThat(last.missing(OTHER, 0)).isEqualTo(Missing.LINE_OF_OUTCOME);
    }

    @Test
    void whatComesAfterTheLineHasItRepeated() {
        for (Runnable after : List.<Runnable>of(
                () -> last.shown(new SearchInfo.Note("later")), () -> show(line(OTHER, 1, Bound.UPPER)))) {
            show(line(MOVE, 1, Bound.EXACT));
            after.run();
            assertThat(last.missing(MOVE, 0)).isEqualTo(Missing.REPETITION);
            assertThat(last.best()).contains(new Signed(line(MOVE, 1, Bound.EXACT), PlayerId.ALPHA_BETA));
        }
    }
}
