package io.github.kingfell.tables.census;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.tables.ExactValues;
import io.github.kingfell.tables.tablebase.BuildProgress;
import io.github.kingfell.tables.tablebase.BuiltTable;
import io.github.kingfell.tables.tablebase.BuiltTables;
import io.github.kingfell.tables.tablebase.TableScan;
import java.io.IOException;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Counts of KRK, length by length: the placements of a scan, added one by one, are the judge. */
class OutcomeCountTest {
    private static final BuiltTables TABLES = new BuiltTables();

    private static BuiltTable table(String name) {
        return TABLES.table(MaterialKey.parse(name), 2, BuildProgress.SILENT, () -> false);
    }

    @Test
    void everyLengthIsCounted() throws IOException {
        long[] wins = new long[17];
        long[] losses = new long[17];
        long[] draws = new long[1];
        TableScan.Visitor counting = placement -> {
            if (placement.plies(Color.WHITE) > 0) {
                wins[(placement.plies(Color.WHITE) + 1) / 2] += placement.weight();
            }
            if (placement.plies(Color.BLACK) >= 0) {
                losses[placement.plies(Color.BLACK) / 2] += placement.weight();
            } else if (placement.plies(Color.BLACK) == ExactValues.DRAW) {
                draws[0] += placement.weight();
            }
        };
        table("KRK").scan().run(1, () -> counting, part -> {});
        TableStatistics statistics = TableStatistics.of(table("KRK"), 3);
        OutcomeCount white = statistics.of(Color.WHITE);
        OutcomeCount black = statistics.of(Color.BLACK);
        for (int moves = 0; moves <= 16; moves++) {
            assertThat(white.wins(moves)).as("won in %d", moves).isEqualTo(wins[moves]);
            assertThat(black.losses(moves)).as("lost in %d", moves).isEqualTo(losses[moves]);
            assertThat(white.losses(moves)).isZero();
            assertThat(black.wins(moves)).isZero();
        }
        assertThat(white.wins()).isEqualTo(175_168).isEqualTo(white.positions());
        assertThat(black.draws()).isEqualTo(draws[0]).isPositive();
        assertThat(black.losses()).isEqualTo(LongStream.of(losses).sum());
        assertThat(black.losses() + black.draws()).isEqualTo(black.positions());
        assertThat(white.draws()).isZero();
        // 27 placements up to symmetry (Bain, UCI repository, 1994), none its own reflection.
        assertThat(black.losses(0)).isEqualTo(216);
        assertThat(white.mostMoves()).isEqualTo(16);
        assertThat(black.mostMoves()).isEqualTo(16);
        assertThat(black.longestWin()).isZero();
        assertThat(black.longestWinExample()).isEmpty();
    }

    /** The example of the longest win is one, and the same with any number of threads. */
    @Test
    void theExampleIsTheSameInEveryCount() {
        OutcomeCount one = TableStatistics.of(table("KPK"), 1).of(Color.WHITE);
        assertThat(one.longestWin()).isEqualTo(28);
        assertThat(one.longestWinExample()).hasValueSatisfying(position -> {
            assertThat(position.sideToMove()).isEqualTo(Color.WHITE);
            assertThat(table("KPK").plies(position, position.material(), new int[3]))
                    .isEqualTo(55);
        });
        for (int threads = 2; threads <= 3; threads++) {
            OutcomeCount more = TableStatistics.of(table("KPK"), threads).of(Color.WHITE);
            assertThat(more.longestWinExample().orElseThrow().key())
                    .isEqualTo(one.longestWinExample().orElseThrow().key());
        }
    }

    /** Two halves of a table count as much as the whole, whichever is added to the other. */
    @Test
    void countsAreAddedUp() throws IOException {
        OutcomeCount whole = new OutcomeCount();
        table("KPK").scan().run(1, () -> placement -> whole.add(placement, Color.WHITE), part -> {});
        for (int half = 0; half < 2; half++) {
            OutcomeCount[] halves = {new OutcomeCount(), new OutcomeCount()};
            int first = half;
            TableScan.Visitor splitting =
                    placement -> halves[(int) (placement.ordinal() + first) % 2].add(placement, Color.WHITE);
            table("KPK").scan().run(1, () -> splitting, part -> {});
            halves[0].add(halves[1]);
            for (int moves = 0; moves <= 28; moves++) {
                assertThat(halves[0].wins(moves)).isEqualTo(whole.wins(moves));
                assertThat(halves[0].losses(moves)).isEqualTo(whole.losses(moves));
            }
            assertThat(halves[0].draws()).isEqualTo(whole.draws());
            assertThat(halves[0].longestWin()).isEqualTo(28);
            assertThat(halves[0].longestWinExample().orElseThrow().key())
                    .isEqualTo(whole.longestWinExample().orElseThrow().key());
        }
    }
}
