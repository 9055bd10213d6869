package io.github.kingfell.tables.tablebase;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.CRC32;

/**
 * The header of a tablebase, see docs/five-men.md.
 *
 * @param name of the material
 * @param slices number of slices
 * @param sliceSize values of a slice for each side to move
 * @param indexAt where the offsets of the blocks begin
 * @param indexChecksum CRC-32 of the offsets
 */
record TableHeader(String name, int slices, int sliceSize, long indexAt, int indexChecksum) {
    static final int BYTES = 64;

    static final int VERSION = 1;

    /** These bytes reveal a text-mode transfer, as those of PNG do. */
    private static final byte[] MAGIC = {(byte) 0x8B, 'K', 'F', 'T', 'B', '5', '\r', '\n'};

    private static final int NAME_BYTES = 16;
    private static final int CHECKSUM_AT = BYTES - Integer.BYTES;

    ByteBuffer bytes() {
        ByteBuffer bytes = ByteBuffer.allocate(BYTES);
        bytes.put(MAGIC).putShort((short) VERSION).putShort((short) TableLayout.BLOCK);
        bytes.put(Arrays.copyOf(name.getBytes(StandardCharsets.US_ASCII), NAME_BYTES));
        bytes.putInt(slices).putInt(sliceSize).putLong(indexAt).putInt(indexChecksum);
        bytes.putInt(CHECKSUM_AT, checksum(bytes));
        return bytes.rewind();
    }

    private static int checksum(ByteBuffer bytes) {
        CRC32 crc = new CRC32();
        crc.update(bytes.duplicate().limit(CHECKSUM_AT).position(0));
        return (int) crc.getValue();
    }

    /** @throws TablebaseFormatException when the bytes are no header of this version */
    static TableHeader read(Path file, ByteBuffer bytes) throws TablebaseFormatException {
        byte[] magic = new byte[MAGIC.length];
        if (bytes.remaining() < BYTES) {
            throw new TablebaseFormatException(file, "not a tablebase, too short");
        }
        bytes.get(magic);
        if (!Arrays.equals(magic, MAGIC)) {
            throw new TablebaseFormatException(file, "not a tablebase");
        }
        int version = bytes.getShort();
        if (version != VERSION) {
            throw new TablebaseFormatException(file, "format " + version + ", not " + VERSION);
        }
        int block = bytes.getShort();
        byte[] name = new byte[NAME_BYTES];
        bytes.get(name);
        TableHeader header = new TableHeader(
                new String(name, StandardCharsets.US_ASCII).replace("\0", "").replaceAll("[^A-Z]", "?"),
                bytes.getInt(),
                bytes.getInt(),
                bytes.getLong(),
                bytes.getInt());
        if (bytes.getInt(CHECKSUM_AT) != checksum(header.bytes()) || block != TableLayout.BLOCK) {
            throw new TablebaseFormatException(file, "damaged, the checksum of its header is wrong");
        }
        return header;
    }
}
