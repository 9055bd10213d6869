package io.github.kingfell.tables.syzygy;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A file with a hole, longer than Java maps at once. Where a file system knows no holes, it takes its length on the
 * disk.
 */
@Tag("slow")
class MappedBytesTest {
    private static final long PIECE = 1L << 30;
    private static final long NUMBER = 0xF1E2_D3C4_B5A6_9788L;

    @TempDir
    Path directory;

    @Test
    void numbersFarInsideAndAcrossPieces() throws IOException {
        Path file = directory.resolve("long");
        long[] places = {0, PIECE - 8, 2 * PIECE - 3, 3 * PIECE - 7, 4 * PIECE, 5 * PIECE + 12_345};
        try (SeekableByteChannel channel = Files.newByteChannel(
                file, Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE, StandardOpenOption.SPARSE))) {
            for (long place : places) {
                channel.position(place);
                channel.write(ByteBuffer.allocate(Long.BYTES).putLong(0, NUMBER));
            }
        }
        MappedBytes bytes = MappedBytes.map(file);
        assertThat(bytes.size()).isEqualTo(5 * PIECE + 12_345 + Long.BYTES);
        for (long place : places) {
            assertThat(bytes.bits(place)).isEqualTo(NUMBER);
            assertThat(bytes.unsignedInt(place)).isEqualTo(0xC4D3_E2F1L);
            assertThat(bytes.unsignedShort(place)).isEqualTo(0xE2F1);
            assertThat(bytes.unsignedByte(place)).isEqualTo(0xF1);
        }
        assertThat(bytes.bits(PIECE)).isZero();
    }
}
