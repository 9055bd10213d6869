package io.github.kingfell.tables.tablebase;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Random;
import java.util.zip.CRC32;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BlockCoderTest {
    private final BlockCoder coder = new BlockCoder();

    private static byte[] bytes(ByteBuffer packed) {
        byte[] bytes = new byte[packed.remaining()];
        packed.get(bytes);
        return bytes;
    }

    /** Values of chance do not shrink, and must fit all the same. */
    @ParameterizedTest
    @ValueSource(ints = {2, 100, TableLayout.BLOCK})
    void comesBackAsItWas(int length) {
        byte[] values = new byte[TableLayout.BLOCK];
        new Random(length).nextBytes(values);
        values[1] = (byte) ~values[0];
        byte[] packed = bytes(coder.pack(values, length));
        byte[] unpacked = new byte[TableLayout.BLOCK];
        assertThat(coder.unpack(ByteBuffer.wrap(packed), unpacked, length)).isTrue();
        assertThat(Arrays.copyOf(unpacked, length)).isEqualTo(Arrays.copyOf(values, length));
        CRC32 crc = new CRC32();
        crc.update(packed, 4, packed.length - 4);
        assertThat(ByteBuffer.wrap(packed).getInt()).isEqualTo((int) crc.getValue());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 1000})
    void oneValueTakesOneByte(int length) {
        byte[] values = new byte[length + 1];
        Arrays.fill(values, 0, length, (byte) -7);
        byte[] packed = bytes(coder.pack(values, length));
        assertThat(packed).hasSize(5);
        byte[] unpacked = new byte[length + 1];
        assertThat(coder.unpack(ByteBuffer.wrap(packed), unpacked, length)).isTrue();
        assertThat(unpacked).isEqualTo(values);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 3, 4, 9})
    void aChangedByteIsFound(int place) {
        byte[] values = new byte[1000];
        new Random(3).nextBytes(values);
        byte[] packed = bytes(coder.pack(values, values.length));
        packed[place] ^= 1;
        assertThat(coder.unpack(ByteBuffer.wrap(packed), new byte[1000], 1000)).isFalse();
    }

    /** A block of fewer values, though its checksum is right. */
    @ParameterizedTest
    @ValueSource(ints = {999, 500})
    void tooFewValuesAreFound(int length) {
        byte[] values = new byte[1000];
        new Random(3).nextBytes(values);
        byte[] packed = bytes(coder.pack(values, length));
        assertThat(coder.unpack(ByteBuffer.wrap(packed), new byte[1000], 1000)).isFalse();
    }
}
