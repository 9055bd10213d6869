package io.github.kingfell.engine.table;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.search.BackgroundWork;
import io.github.kingfell.engine.search.Clock;
import io.github.kingfell.engine.search.ExactValues;
import io.github.kingfell.engine.search.SearchControl;
import io.github.kingfell.engine.search.SearchLimits;
import io.github.kingfell.engine.search.SearchSettings;
import io.github.kingfell.engine.search.SearchTask;
import io.github.kingfell.engine.search.TimeManager;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.testkit.Positions;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class GameTablesTest {
    private static final String PAWNS = "8/4kp2/8/8/4PP2/8/5p2/5K2 w - - 0 1";

    /** Black to move has lost the opposition. */
    private static final String LAST_PAWN = "4k3/8/4K3/4P3/8/8/8/8 b - - 0 1";

    private final TableLibrary library = new TableLibrary();
    private final BackgroundWork work = new BackgroundWork();
    private final GameTables tables = new GameTables(new TableSupply(library, work));

    private static SearchTask task(SearchLimits.Builder builder) {
        SearchLimits limits = builder.build();
        Position position = Positions.of(PAWNS);
        SearchSettings settings = SearchSettings.DEFAULT;
        SearchControl control =
                new SearchControl(TimeManager.budget(limits, settings, 0), limits.nodes(), limits.ponder());
        return new SearchTask(position, limits, settings, control, info -> {});
    }

    private int plies(SearchTask task) {
        return tables.of(task).get().plies(Positions.of(LAST_PAWN));
    }

    /** Waits for what has been ordered. */
    private void build() {
        work.lend(TimeUnit.MINUTES.toNanos(1), () -> false);
    }

    @Test
    void aPawnEndingGetsTheTableOfTheLastPawnInTheBackground() {
        work.hold();
        SearchTask task = task(SearchLimits.builder().clock(new Clock(1_000, 0, 0)));
        tables.prepare(task);
        assertThat(plies(task)).as("nobody lends time").isEqualTo(ExactValues.UNKNOWN);
        build();
        assertThat(plies(task)).isPositive();
    }

    @Test
    void aSearchThatIsToBeReproducibleSeesNone() {
        SearchTask calm = task(SearchLimits.builder().clock(new Clock(10_000_000, 0, 0)));
        tables.prepare(calm);
        build();
        for (SearchLimits.Builder fixed : new SearchLimits.Builder[] {
            SearchLimits.builder().nodes(9), SearchLimits.builder().depth(9)
        }) {
            assertThat(plies(task(fixed))).isEqualTo(ExactValues.UNKNOWN);
        }
    }
}
