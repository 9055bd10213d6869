package io.github.kingfell.tables.tablebase;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/**
 * Packs the values of a block: a checksum, then Deflate without header (RFC 1951), or the single value of the whole
 * block. For one thread.
 */
final class BlockCoder {
    /** CRC-32 of what follows it. */
    static final int CHECKSUM_BYTES = 4;

    private final Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
    private final Inflater inflater = new Inflater(true);
    private final CRC32 crc = new CRC32();
    private final byte[] packed = new byte[2 * TableLayout.BLOCK];

    /** Returns the packed block with its checksum, ready to be written. */
    ByteBuffer pack(byte[] values, int length) {
        int size = 1;
        packed[CHECKSUM_BYTES] = values[0];
        if (!isConstant(values, length)) {
            deflater.reset();
            deflater.setInput(values, 0, length);
            deflater.finish();
            size = deflater.deflate(packed, CHECKSUM_BYTES, packed.length - CHECKSUM_BYTES);
        }
        crc.reset();
        crc.update(packed, CHECKSUM_BYTES, size);
        ByteBuffer.wrap(packed).putInt((int) crc.getValue());
        return ByteBuffer.wrap(packed, 0, CHECKSUM_BYTES + size);
    }

    private static boolean isConstant(byte[] values, int length) {
        for (int i = 1; i < length; i++) {
            if (values[i] != values[0]) {
                return false;
            }
        }
        return true;
    }

    /**
     * Unpacks a block.
     *
     * @param from the block, from its position to its limit
     * @return false when it is damaged
     */
    boolean unpack(ByteBuffer from, byte[] values, int length) {
        int checksum = from.getInt();
        int begin = from.position();
        crc.reset();
        crc.update(from);
        if ((int) crc.getValue() != checksum) {
            return false;
        }
        from.position(begin);
        if (from.remaining() == 1) {
            Arrays.fill(values, 0, length, from.get());
            return true;
        }
        try {
            inflater.reset();
            inflater.setInput(from);
            return inflater.inflate(values, 0, length) == length;
        } catch (DataFormatException e) {
            return false;
        }
    }
}
