package io.github.kingfell.engine.table;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.LeafOutcomes;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchSettings;
import io.github.kingfell.search.SearchTask;
import io.github.kingfell.tables.WdlValues;
import io.github.kingfell.tables.distance.TableLibrary;
import io.github.kingfell.tables.outcome.OutcomeWriter;
import io.github.kingfell.tables.tablebase.BuildProgress;
import io.github.kingfell.tables.tablebase.BuiltTables;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OutcomeLeavesTest {
    /** Says of every position with two or three pieces that it is drawn. */
    private static final WdlValues ALL_DRAWN = new WdlValues() {
        @Override
        public boolean mayKnow(int pieceCount, int depth) {
            return pieceCount <= 3;
        }

        @Override
        public int wdl(Position position) {
            return DRAW;
        }
    };

    private final TableLibrary library = TableLibrary.withShippedTables();

    @TempDir
    private Path directory;

    @BeforeEach
    void write() throws IOException {
        BuiltTables built = new BuiltTables();
        new OutcomeWriter(1, () -> false, part -> {})
                .write(
                        built.table(MaterialKey.parse("KRK"), 1, BuildProgress.SILENT, () -> false)
                                .whole(),
                        directory);
        library.readFiveMenIn(directory);
    }

    private WdlValues leaves(LeafOutcomes others, SearchSettings settings) {
        SearchLimits limits = SearchLimits.builder().depth(3).build();
        return OutcomeLeaves.before(others, library)
                .of(new SearchTask(
                        Positions.of("8/8/8/4k3/8/8/4K3/R7 w - - 0 1"),
                        limits,
                        settings,
                        SearchControl.unlimited(),
                        info -> {}));
    }

    private static int wdl(WdlValues leaves, String fen) {
        Position position = Positions.of(fen);
        boolean asked = leaves.mayKnow(Long.bitCount(position.occupied()), 1);
        return asked ? leaves.wdl(position) : WdlValues.UNKNOWN;
    }

    @Test
    void theSmallFilesAreAskedFirst() {
        WdlValues leaves = leaves(task -> ALL_DRAWN, SearchSettings.DEFAULT);
        assertThat(wdl(leaves, "8/8/8/4k3/8/8/4K3/R7 w - - 0 1")).isEqualTo(WdlValues.WIN);
        assertThat(wdl(leaves, "8/8/8/4k3/8/8/4K3/R7 b - - 0 1")).isEqualTo(WdlValues.LOSS);
        assertThat(wdl(leaves, "8/8/8/8/8/8/1k6/R3K3 b - - 0 1")).isEqualTo(WdlValues.DRAW);
    }

    @Test
    void withoutASmallFileTheOthersAnswer() {
        library.readFiveMenIn(directory.resolve("none"));
        WdlValues leaves = leaves(task -> ALL_DRAWN, SearchSettings.DEFAULT);
        assertThat(leaves).isSameAs(ALL_DRAWN);
        assertThat(leaves(LeafOutcomes.NONE, SearchSettings.DEFAULT)).isSameAs(WdlValues.NONE);
    }

    @Test
    void whoSwitchesTheTablesOffGetsNone() {
        SearchSettings settings = SearchSettings.builder().exactTables(false).build();
        assertThat(leaves(LeafOutcomes.NONE, settings)).isSameAs(WdlValues.NONE);
    }
}
