package io.github.kingfell.tables.outcome;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.tables.ExactValues;
import io.github.kingfell.tables.WdlValues;
import io.github.kingfell.tables.tablebase.BuildProgress;
import io.github.kingfell.tables.tablebase.BuiltTable;
import io.github.kingfell.tables.tablebase.BuiltTables;
import io.github.kingfell.tables.tablebase.TableScan;
import io.github.kingfell.tables.tablebase.Tablebase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The judge is the distance table, which shares with the outcomes only the numbers of placements. */
class OutcomeTablesTest {
    private static final BuiltTables BUILT = new BuiltTables();

    @TempDir
    private Path directory;

    private static BuiltTable built(String name) {
        return BUILT.table(MaterialKey.parse(name), 2, BuildProgress.SILENT, () -> false);
    }

    private static ExactValues fewer() {
        return position -> Long.bitCount(position.occupied()) > BuiltTables.MOST_PIECES
                ? ExactValues.UNKNOWN
                : built(MaterialKey.name(position.material()))
                        .plies(position, position.material(), new int[BuiltTables.MOST_PIECES]);
    }

    private Path write(String name) throws IOException {
        return new OutcomeWriter(2, () -> false, part -> {}).write(built(name).whole(), directory);
    }

    private OutcomeComparison compare(TableScan scan, int every) throws IOException {
        OutcomeTables tables = new OutcomeTables(directory);
        List<OutcomeComparison> all =
                scan.run(2, () -> new OutcomeComparison(tables.reader(fewer()), every), part -> {});
        OutcomeComparison sum = all.get(0);
        all.stream().skip(1).forEach(sum::add);
        return sum;
    }

    @ParameterizedTest
    @ValueSource(strings = {"KQK", "KPK", "KBBK"})
    void everyOutcomeIsThatOfTheDistances(String name) throws IOException {
        write(name);
        OutcomeComparison found = compare(built(name).scan(), 1);
        assertThat(found.positions()).isGreaterThan(40_000);
        assertThat(found.wrong()).isZero();
    }

    /** Pawns of both sides, and each kind of man that moves along a tile. */
    @Tag("slow")
    @ParameterizedTest
    @ValueSource(strings = {"KRKP", "KPKP", "KQKR", "KBKN", "KPPK", "KRKB"})
    void everyOutcomeOfFourMenIsThatOfTheDistances(String name) throws IOException {
        write(name);
        OutcomeComparison found = compare(built(name).scan(), 1);
        assertThat(found.positions()).isGreaterThan(1_000_000);
        assertThat(found.wrong()).isZero();
    }

    /** {@code -Doutcomes.of=DIR -Doutcomes=KRPKR}: the directory has both the distances and the outcomes. */
    @Tag("slow")
    @Test
    void aTableOfFiveMenIsAsItsDistances() throws IOException {
        String from = System.getProperty("outcomes.of", "");
        assumeThat(from).isNotEmpty();
        long material = MaterialKey.parse(System.getProperty("outcomes", "KRPKR"));
        directory = Path.of(from);
        OutcomeComparison found = compare(TableScan.of(new Tablebase(directory), material), 1);
        assertThat(found.positions()).isGreaterThan(1_000_000);
        assertThat(found.wrong()).isZero();
    }

    @Tag("slow")
    @Test
    void aCaptureEnPassantCounts() throws IOException, NotationException {
        write("KPKP");
        WdlValues reader = new OutcomeTables(directory).reader(fewer());
        Position open = Fen.parse("8/8/8/8/1pP5/k7/8/K7 b - c3 0 1");
        Position closed = Fen.parse("8/8/8/8/1pP5/k7/8/K7 b - - 0 1");
        assertThat(reader.wdl(open)).isEqualTo(WdlValues.WIN);
        assertThat(reader.wdl(closed)).isEqualTo(judged(closed));
    }

    private static int judged(Position position) {
        int plies = fewer().plies(position);
        return plies == ExactValues.DRAW ? WdlValues.DRAW : plies % 2 == 1 ? WdlValues.WIN : WdlValues.LOSS;
    }

    @Test
    void aDamagedFileIsNotBelieved() throws IOException, NotationException {
        Path file = write("KQK");
        byte[] sound = Files.readAllBytes(file);
        Position won = Fen.parse("8/8/8/8/8/k7/8/K6Q w - - 0 1");
        assertThat(new OutcomeTables(directory).reader(fewer()).wdl(won)).isEqualTo(WdlValues.WIN);
        for (int at = 0; at < sound.length; at += at < OutcomeHeader.BYTES ? 3 : 37) {
            byte[] damaged = sound.clone();
            damaged[at] ^= 0x10;
            Files.write(file, damaged);
            OutcomeTables tables = new OutcomeTables(directory);
            assertThatThrownBy(() -> tables.check(MaterialKey.parse("KQK")))
                    .as("byte %s", at)
                    .isInstanceOf(OutcomeFormatException.class)
                    .hasMessageStartingWith(file + ": ");
        }
        Files.write(file, Arrays.copyOf(sound, sound.length - 1));
        assertThat(new OutcomeTables(directory)
                        .reader(position -> ExactValues.UNKNOWN)
                        .wdl(won))
                .isEqualTo(WdlValues.UNKNOWN);
    }

    @Test
    void theFileOfAnotherMaterialIsRefused() throws IOException {
        Files.move(write("KQK"), directory.resolve("KRK.kfwdl"));
        assertThatThrownBy(() -> new OutcomeTables(directory).check(MaterialKey.parse("KRK")))
                .hasMessageContaining("the table of KQK, not KRK");
    }

    @Test
    void whatIsCancelledLeavesNothing() {
        OutcomeWriter writer = new OutcomeWriter(1, () -> true, part -> {});
        assertThatThrownBy(() -> writer.write(built("KQK").whole(), directory))
                .isInstanceOf(CancellationException.class);
        assertThat(directory).isEmptyDirectory();
    }

    /** A win that may take more than fifty moves is not believed, one that does not is. */
    @Test
    void lateWinsAreUnknown() {
        assertThat(OutcomeCode.wdl(OutcomeCode.of(97))).isEqualTo(WdlValues.WIN);
        assertThat(OutcomeCode.wdl(OutcomeCode.of(98))).isEqualTo(WdlValues.LOSS);
        assertThat(OutcomeCode.wdl(OutcomeCode.of(99))).isEqualTo(WdlValues.UNKNOWN);
        assertThat(OutcomeCode.wdl(OutcomeCode.of(100))).isEqualTo(WdlValues.UNKNOWN);
        assertThat(OutcomeCode.wdl(OutcomeCode.of(ExactValues.DRAW))).isEqualTo(WdlValues.DRAW);
    }
}
