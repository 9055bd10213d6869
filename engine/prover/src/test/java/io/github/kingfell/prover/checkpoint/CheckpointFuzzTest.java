package io.github.kingfell.prover.checkpoint;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.prover.dfpn.Method;
import io.github.kingfell.prover.dfpn.ProofTable;
import io.github.kingfell.prover.solver.MateSearch;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.testkit.Fuzzing;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchSettings;
import io.github.kingfell.search.SearchTask;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * A checkpoint is refused with a reason, or a search resumes from it, and saves what it has read. Each input is tried
 * as it is, and with a checksum that fits.
 */
public class CheckpointFuzzTest {
    private static final Position ROOT = Positions.of("8/8/8/8/1K4R1/8/k7/8 w - - 0 1");
    private static final Path FOLDER = folder();

    private static Path folder() {
        try {
            return Files.createTempDirectory(Files.createDirectories(Path.of("target")), "checkpoints");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @TestFactory
    Stream<DynamicTest> inputs() throws Exception {
        return Fuzzing.replay(CheckpointFuzzTest.class, CheckpointFuzzTest::fuzzerTestOneInput);
    }

    public static void fuzzerTestOneInput(byte[] input) throws IOException {
        resume(input);
        resume(sealed(input));
    }

    private static byte[] sealed(byte[] input) {
        CRC32C checksum = new CRC32C();
        checksum.update(input);
        return ByteBuffer.allocate(input.length + Long.BYTES)
                .put(input)
                .putLong(checksum.getValue())
                .array();
    }

    private static void resume(byte[] content) throws IOException {
        Path file = Files.write(FOLDER.resolve("state"), content);
        ProofTable table = new ProofTable();
        table.resize(1);
        MateSearch search = search(table);
        try {
            Checkpoint checkpoint = Checkpoint.open(file, ROOT, 0);
            checkpoint.load(search, table);
            checkpoint.save(search, table, 0, 0);
            Checkpoint saved = Checkpoint.open(file, ROOT, 0);
            assertThat(saved.nodes()).isEqualTo(checkpoint.nodes());
            assertThat(saved.millis()).isEqualTo(checkpoint.millis());
            assertThat(saved.hasMate()).isEqualTo(checkpoint.hasMate());
        } catch (IOException | UnusableCheckpointException e) {
            assertThat(e.getMessage()).isNotBlank();
        }
    }

    private static MateSearch search(ProofTable table) {
        SearchTask task = new SearchTask(
                ROOT.copy(),
                SearchLimits.builder().build(),
                SearchSettings.builder().hashMegabytes(1).build(),
                SearchControl.unlimited(),
                info -> {});
        return new MateSearch(task, table, Method.PLAIN);
    }
}
