package io.github.kingfell.engine.table;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.tablebase.BuildProgress;
import io.github.kingfell.engine.tablebase.MutualZugzwang;
import io.github.kingfell.engine.tablebase.MutualZugzwang.Kind;
import io.github.kingfell.engine.tablebase.OutcomeCount;
import io.github.kingfell.engine.tablebase.TableStatistics;
import io.github.kingfell.engine.tablebase.Tablebase;
import io.github.kingfell.engine.tablebase.TablebaseBuilder;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Position;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is counted in tablebases, against the tables in memory, which have another builder and other numbers. */
class TableScanTest {
    private static final int THREADS = 2;

    @TempDir
    private Path directory;

    private Tablebase build(String name) throws IOException {
        TablebaseBuilder builder = new TablebaseBuilder(directory, THREADS, 1L << 28, () -> false);
        for (long material : TablebaseBuilder.order(List.of(MaterialKey.parse(name)))) {
            builder.build(material, BuildProgress.SILENT);
        }
        return new Tablebase(directory);
    }

    @ParameterizedTest
    @ValueSource(strings = {"KPK", "KRK", "KRKN", "KBBK"})
    void countsWhatTheOtherTablesCount(String name) throws IOException {
        compare(name);
    }

    /** Like pawns, which may stand symmetrically, and pawns of both sides. */
    @ParameterizedTest
    @Tag("slow")
    @ValueSource(strings = {"KPPK", "KPKP", "KRKR", "KNNK"})
    void countsSymmetricMenToo(String name) throws IOException {
        compare(name);
    }

    private void compare(String name) throws IOException {
        TableStatistics statistics = TableStatistics.of(build(name), MaterialKey.parse(name), THREADS, part -> {});
        DtmTable table = SharedTables.table(name);
        for (int side = Color.WHITE; side <= Color.BLACK; side++) {
            OutcomeCount count = statistics.of(side);
            TableSummary expected = TableSummary.of(table, side);
            assertThat(count.wins()).isEqualTo(expected.wins());
            assertThat(count.draws()).isEqualTo(expected.draws());
            assertThat(count.losses()).isEqualTo(expected.losses());
            assertThat(count.longestWin()).isEqualTo(expected.longestWin());
            assertThat(statistics.byFile(side).stream()
                            .mapToLong(OutcomeCount::positions)
                            .sum())
                    .isEqualTo(name.contains("P") ? count.positions() : 0);
            Optional<Position> longest = count.longestWinExample();
            assertThat(longest.map(position -> SharedTables.LIBRARY.reader().plies(position)))
                    .isEqualTo(longest.map(position -> 2 * count.longestWin() - 1));
        }
    }

    /** The counts of the literature: 80 (Beasley, 2010; Bleicher and Haworth, 2009) and 18 (Nunn, Secrets of Pawnless Endings). */
    @Test
    void mutualZugzwangsOfPawnAndOfRookAgainstKnight() throws IOException {
        assertThat(zugzwangs("KPK")).hasSize(80).allMatch(one -> one.kind() == Kind.WHITE_WINS_OR_DRAWS);
        assertThat(zugzwangs("KRKN")).hasSize(18).allMatch(one -> one.kind() == Kind.WHITE_WINS_OR_DRAWS);
    }

    private List<MutualZugzwang> zugzwangs(String name) throws IOException {
        List<MutualZugzwang> found =
                MutualZugzwang.all(build(name), MaterialKey.parse(name), THREADS, part -> {});
        TableProbe probe = SharedTables.probe(name);
        for (MutualZugzwang one : found) {
            assertThat(probe.plies(one.whiteToMove())).isEqualTo(one.whitePlies());
            assertThat(probe.plies(one.blackToMove())).isEqualTo(one.blackPlies());
            assertThat(ExactVerdict.waiting(one.whiteToMove(), probe))
                    .hasValueSatisfying(value -> assertThat(value.isWin()).isTrue());
        }
        return found;
    }
}
