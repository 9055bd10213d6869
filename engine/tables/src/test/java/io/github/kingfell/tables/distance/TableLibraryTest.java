package io.github.kingfell.tables.distance;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.tables.ExactValues;
import io.github.kingfell.tables.tablebase.BuildProgress;
import io.github.kingfell.tables.tablebase.TablebaseBuilder;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TableLibraryTest {
    private static final long KRK = MaterialKey.parse("KRK");
    private static final long KRNK = MaterialKey.parse("KRNK");
    private static final long KRRNK = MaterialKey.parse("KRRNK");

    private final Position rook = Positions.of("8/8/8/8/2k5/8/8/K4R2 w - - 0 1");

    @TempDir
    private Path directory;

    @Test
    void fourPiecesAreCovered() {
        assertThat(TableLibrary.covers(KRNK)).isTrue();
        assertThat(TableLibrary.covers(KRRNK)).isFalse();
        assertThat(TableLibrary.covers(Positions.of("8/8/8/8/2k5/8/8/K3NR2 w - - 0 1")))
                .isTrue();
        assertThat(TableLibrary.covers(Positions.of("8/8/8/8/2k5/8/8/K2RNR2 w - - 0 1")))
                .isFalse();
        assertThat(TableLibrary.covers(Positions.of("8/8/8/8/2k5/8/8/4K2R w K - 0 1")))
                .isFalse();
    }

    @Test
    void shippedTablesAreThereFromTheStart() {
        TableLibrary shipped = TableLibrary.withShippedTables();
        assertThat(shipped.has(KRNK)).isTrue();
        assertThat(shipped.has(KRRNK)).isFalse();
        assertThat(shipped.has(rook)).isTrue();
        assertThat(shipped.has(Positions.of("8/8/8/8/2k5/8/8/4K2R w K - 0 1"))).isFalse();
        assertThat(shipped.bytes()).isZero();
    }

    @Test
    void othersAreBuilt() {
        TableLibrary library = new TableLibrary();
        assertThat(library.has(KRK)).isFalse();
        assertThat(library.missing(KRK)).contains("KRK");
        library.table(KRK, 1, BuildProgress.SILENT, () -> false);
        assertThat(library.has(KRK)).isTrue();
        assertThat(library.has(rook)).isTrue();
        assertThat(library.missing(KRK)).isEmpty();
        assertThat(library.bytes()).as("a byte for each position and side").isGreaterThan(2 * 28_056L);
    }

    @Test
    void leavesOfADirectoryAreKnownWhereItHasTables() throws IOException {
        TableLibrary library = new TableLibrary();
        assertThat(library.tablebaseLeaves().plies(rook)).isEqualTo(ExactValues.UNKNOWN);
        library.readFiveMenIn(directory);
        assertThat(library.tablebaseLeaves()).as("an empty directory").isSameAs(ExactValues.NONE);
        TablebaseBuilder builder = new TablebaseBuilder(directory, 1, 1 << 28, () -> false);
        for (long material : TablebaseBuilder.order(List.of(KRK))) {
            builder.build(material, BuildProgress.SILENT);
        }
        library.readFiveMenIn(directory);
        int plies = SharedTables.probe("KRK").plies(rook);
        assertThat(plies).isPositive();
        assertThat(library.tablebaseLeaves().plies(rook)).isEqualTo(plies);
        assertThat(library.tablebaseLeaves().pliesAgainstBareKing(rook, Color.WHITE))
                .isEqualTo(plies);
        library.readFiveMenIn(null);
        assertThat(library.tablebaseLeaves()).isSameAs(ExactValues.NONE);
    }
}
