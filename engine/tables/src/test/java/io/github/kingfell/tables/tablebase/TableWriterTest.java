package io.github.kingfell.tables.tablebase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.files.OutputFailedException;
import io.github.kingfell.files.testkit.Fault;
import io.github.kingfell.files.testkit.FaultyFileSystem;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.tables.index.PawnPlacements;
import io.github.kingfell.tables.index.Signature;
import io.github.kingfell.tables.index.SliceIndex;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class TableWriterTest {
    private static final Signature KPK = new Signature(MaterialKey.parse("KPK"));
    private static final TableLayout LAYOUT =
            new TableLayout(new PawnPlacements(KPK).count(), new SliceIndex(KPK).size());

    private final byte[][][] slices = new byte[LAYOUT.slices][2][LAYOUT.sliceSize];

    @TempDir
    private Path directory;

    private Path file;

    /** Some slices compress, one has a single value, and one does not compress at all. */
    @BeforeEach
    void inventSlices() {
        file = directory.resolve("KPK.kftb");
        Random random = new Random(1);
        for (int slice = 1; slice < slices.length; slice++) {
            for (byte[] side : slices[slice]) {
                for (int i = 0; i < side.length; i++) {
                    side[i] = (byte) random.nextInt(slice == 1 ? 256 : slice);
                }
            }
        }
    }

    private TableWriter writer(int threads) {
        return new TableWriter(file, "KPK", LAYOUT, threads);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void whatIsWrittenIsReadBeforeAndAfterTheEnd(int threads) throws IOException {
        try (TableWriter writer = writer(threads)) {
            for (int slice = 0; slice < slices.length; slice++) {
                writer.append(slice, slices[slice]);
                assertThat(writer.slice(slice)).isDeepEqualTo(slices[slice]);
                assertThat(writer.slice(slice / 2)).isDeepEqualTo(slices[slice / 2]);
            }
            assertThat(file).doesNotExist();
            writer.finish();
        }
        assertThat(directory).isDirectoryNotContaining(path -> path.toString().endsWith(".part"));
        TableFile table = TableFile.open(file, KPK);
        table.check(threads);
        assertThat(table.bytes()).isEqualTo(Files.size(file));
        for (int slice = 0; slice < slices.length; slice++) {
            assertThat(table.slice(slice)).isDeepEqualTo(slices[slice]);
        }
        assertThat(table).hasToString(file.toString());
    }

    @Test
    void onlyOneWritesATable() throws IOException {
        TableWriter first = writer(1);
        first.append(0, slices[0]);
        assertThatThrownBy(() -> writer(1))
                .isInstanceOf(OutputFailedException.class)
                .hasMessageContaining("another program");
        assertThat(first.slice(0)).isDeepEqualTo(slices[0]);
        first.close();
        writer(1).close();
    }

    @Test
    void nothingIsLeftOfATableThatWasNotFinished() throws IOException {
        TableWriter writer = writer(1);
        writer.append(0, slices[0]);
        assertThat(directory).isNotEmptyDirectory();
        writer.close();
        assertThat(directory).isEmptyDirectory();
    }

    /** Whichever operation fails, no table of this name is half written, and the next run writes it whole. */
    @ParameterizedTest
    @EnumSource(Fault.class)
    void aTableIsWholeOrMissing(Fault fault) throws IOException {
        boolean failed = true;
        for (int at = 1; failed; at++) {
            Files.deleteIfExists(file);
            FaultyFileSystem system = new FaultyFileSystem(fault, at);
            boolean told = false;
            try {
                write(system.of(file));
            } catch (OutputFailedException | Error e) {
                told = true;
            }
            failed = system.hasFailed();
            if (Files.exists(file)) {
                TableFile.open(file, KPK).check(1);
            } else {
                assertThat(told).isTrue();
            }
            write(file);
            assertThat(directory)
                    .isDirectoryNotContaining(path -> path.toString().endsWith(".part"));
        }
    }

    private void write(Path to) throws IOException {
        try (TableWriter writer = new TableWriter(to, "KPK", LAYOUT, 1)) {
            for (int slice = 0; slice < slices.length; slice++) {
                writer.append(slice, slices[slice]);
            }
            writer.finish();
        }
    }

    /** The half file was changed by another program. */
    @Test
    void aChangedHalfFileIsFound() throws IOException {
        try (TableWriter writer = writer(1)) {
            writer.append(0, slices[2]);
            Path half = directory.resolve("KPK.kftb.part");
            byte[] bytes = Files.readAllBytes(half);
            bytes[TableHeader.BYTES + 20] ^= 1;
            Files.write(half, bytes);
            assertThatThrownBy(() -> writer.slice(0)).hasMessageContaining("different from the data written");
            Files.write(half, new byte[TableHeader.BYTES]);
            assertThatThrownBy(() -> writer.slice(0)).hasMessageContaining("shorter");
        }
    }
}
