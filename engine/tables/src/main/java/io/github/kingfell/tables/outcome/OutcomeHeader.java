package io.github.kingfell.tables.outcome;

import io.github.kingfell.rules.board.Color;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.CRC32;

/**
 * The header of a file of outcomes, see docs/table-format.md.
 *
 * @param name of the material
 * @param side to move whose outcomes are stored everywhere
 * @param tiles their number
 * @param modelBytes length of the packed model, which follows the header
 * @param indexAt where the offsets of the groups begin
 * @param checksum CRC-32 of the packed model and the offsets
 */
record OutcomeHeader(String name, int side, int tiles, int modelBytes, int indexAt, int checksum) {
    static final int BYTES = 64;

    /** These bytes reveal a text-mode transfer, as those of PNG do. */
    private static final byte[] MAGIC = {(byte) 0x8B, 'K', 'F', 'W', 'D', 'L', '\r', '\n'};

    private static final short VERSION = 1;
    private static final int NAME_BYTES = 16;
    private static final int CHECKSUM_AT = BYTES - Integer.BYTES;

    ByteBuffer bytes() {
        ByteBuffer bytes = ByteBuffer.allocate(BYTES);
        bytes.put(MAGIC).putShort(VERSION).putShort((short) side);
        bytes.put(Arrays.copyOf(name.getBytes(StandardCharsets.US_ASCII), NAME_BYTES));
        bytes.putInt(tiles).putInt(modelBytes).putInt(indexAt).putInt(checksum);
        bytes.putInt(CHECKSUM_AT, crc(bytes));
        return bytes.rewind();
    }

    private static int crc(ByteBuffer bytes) {
        CRC32 crc = new CRC32();
        crc.update(bytes.duplicate().limit(CHECKSUM_AT).position(0));
        return (int) crc.getValue();
    }

    /** @throws OutcomeFormatException when the bytes are no header of this version */
    static OutcomeHeader read(Path file, ByteBuffer bytes) throws OutcomeFormatException {
        byte[] magic = new byte[MAGIC.length];
        if (bytes.remaining() < BYTES) {
            throw new OutcomeFormatException(file, "not a table of outcomes, too short");
        }
        bytes.get(magic);
        if (!Arrays.equals(magic, MAGIC)) {
            throw new OutcomeFormatException(file, "not a table of outcomes");
        }
        short version = bytes.getShort();
        if (version != VERSION) {
            throw new OutcomeFormatException(file, "format " + version + ", not " + VERSION);
        }
        int side = bytes.getShort();
        byte[] name = new byte[NAME_BYTES];
        bytes.get(name);
        OutcomeHeader header = new OutcomeHeader(
                new String(name, StandardCharsets.US_ASCII).replace("\0", "").replaceAll("[^A-Z]", "?"),
                side,
                bytes.getInt(),
                bytes.getInt(),
                bytes.getInt(),
                bytes.getInt());
        boolean isSide = side == Color.WHITE || side == Color.BLACK;
        if (bytes.getInt(CHECKSUM_AT) != crc(bytes) || !isSide) {
            throw new OutcomeFormatException(file, "damaged, the checksum of its header is wrong");
        }
        return header;
    }
}
