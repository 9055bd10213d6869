package io.github.kingfell.workbench.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.tables.distance.TableLibrary;
import io.github.kingfell.tables.pawnending.PawnEndings;
import io.github.kingfell.tables.pawnending.SolvingLimits;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class SolvedPawnEndingsTest {
    private final AtomicInteger begun = new AtomicInteger();

    /** The solver asks whether to go on when it begins. */
    private final SolvedPawnEndings endings = new SolvedPawnEndings(
            TableLibrary.withShippedTables().reader(), new SolvingLimits(200, 200, () -> begun.incrementAndGet() < 0));

    @Test
    void whatIsTooLargeIsTriedOnceAndDoesNotEraseTheLastSolution() {
        Position blocked = Positions.of("8/8/4p3/4Pk1p/7P/4K3/8/8 b - - 0 1");
        Optional<PawnEndings> solved = endings.solution(blocked);
        assertThat(solved).isPresent();
        int after = begun.get();

        Position large = Positions.of("8/pp4k1/8/8/8/8/PP4K1/8 w - - 0 1");
        assertThat(endings.of(large)).isEmpty();
        int afterLarge = begun.get();
        assertThat(afterLarge).isGreaterThan(after);
        assertThat(endings.of(large)).isEmpty();
        assertThat(endings.solution(blocked)).isEqualTo(solved);
        assertThat(begun).hasValue(afterLarge);
    }
}
