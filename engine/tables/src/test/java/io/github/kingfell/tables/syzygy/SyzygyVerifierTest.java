package io.github.kingfell.tables.syzygy;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SyzygyVerifierTest {
    private static final Path FILES = Path.of("src/test/resources/syzygy");

    /** Multiplier and increment of a linear congruential generator of 64 bits (Knuth). */
    private static final long MULTIPLIER = 6364136223846793005L;

    private static final long INCREMENT = 1442695040888963407L;

    @TempDir
    private Path directory;

    @Test
    void theChecksumsOfRealFilesAreRight() throws IOException {
        List<Path> files = SyzygyVerifier.files(List.of(FILES));
        assertThat(files)
                .hasSize(14)
                .allMatch(file -> SyzygyVerifier.fault(file).isEmpty());
    }

    /** Single bits of content and checksum. Readers of single positions notice few of them. */
    @ParameterizedTest
    @CsvSource({"KRvK.rtbw", "KQvKQ.rtbz"})
    void noBitMayChange(String name) throws IOException {
        byte[] content = Files.readAllBytes(FILES.resolve(name));
        Path file = directory.resolve(name);
        for (int at = 0; at < content.length; at += 1 + content.length / 300) {
            byte[] damaged = content.clone();
            damaged[at] ^= (byte) (1 << at % 8);
            Files.write(file, damaged);
            assertThat(SyzygyVerifier.fault(file)).as("byte " + at).isPresent();
        }
        Files.write(file, content);
        assertThat(SyzygyVerifier.fault(file)).isEmpty();
    }

    @Test
    void anotherTableAndNoTable() throws IOException {
        Files.copy(FILES.resolve("KQvKQ.rtbw"), directory.resolve("KRvKB.rtbw"));
        Files.createFile(directory.resolve("KRvK.rtbw"));
        Files.createFile(directory.resolve("notes.rtbw"));
        List<Path> files = SyzygyVerifier.files(List.of(directory));
        assertThat(files).hasSize(2);
        assertThat(SyzygyVerifier.fault(files.get(0))).contains("not a Syzygy WDL table");
        assertThat(SyzygyVerifier.fault(files.get(1))).contains("not the table that its name says");
    }

    /**
     * Files of more than 16 MiB have a hash for each piece, and the checksum is the hash of these: with up to 8 pieces
     * by one way, up to 28 by another, and beyond that by a third. The values are those of the C program that signs
     * such files, for bytes of a generator of random numbers.
     */
    @ParameterizedTest
    @CsvSource({
        "1, a7c944e17fcb3722, 7862c5f45c8ed296",
        "2, 059dbd2181310775, 67e63f8736dd7b0e",
        "4, fcf14d70c62e4a45, 9eae3961c310619e",
        "5, 76539dc87e66b101, f918004536d52eb8",
        "6, 12ed595e4737b6ae, 0685a309ca50acb1",
        "8, 4196391ff4b94408, b39688b66f4061d0",
        "9, 0edad4062e3a755a, 2f409c6f9cf0141d",
        "28, e00dca54aeb98463, 000ca3910bfd256c",
        "29, 4c4b87b95f08b08a, 497769792bda5cff",
        "100, d54e2d2b1b5a9931, 3e8ba2cf62401690",
    })
    void theHashOfTheHashes(int pieces, String low, String high) {
        ByteBuffer hashes = ByteBuffer.allocate(pieces * 4 * Long.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        long random = 1;
        while (hashes.hasRemaining()) {
            random = random * MULTIPLIER + INCREMENT;
            hashes.put((byte) (random >>> 56));
        }
        assertThat(SyzygyChecksum.total(hashes.flip()))
                .containsExactly(Long.parseUnsignedLong(low, 16), Long.parseUnsignedLong(high, 16));
    }
}
