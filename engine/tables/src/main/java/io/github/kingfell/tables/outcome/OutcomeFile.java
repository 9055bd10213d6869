package io.github.kingfell.tables.outcome;

import io.github.kingfell.tables.index.Signature;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;

/**
 * A file of outcomes, mapped into memory. Tiles lie in groups, each with a checksum that is compared at its first use.
 * Thread-safe; each thread needs its own decoder.
 */
final class OutcomeFile {
    static final String SUFFIX = ".kfwdl";

    /** Tiles in a group. */
    static final int GROUP = 64;

    final TileGrid grid;
    final TileModel model;

    private final Path file;
    private final ByteBuffer bytes;
    private final int indexAt;

    /** By group: whether its checksum was found right. Threads may compare the same one twice. */
    private final boolean[] sound;

    private OutcomeFile(Path file, ByteBuffer bytes, OutcomeHeader header, TileGrid grid, TileModel model) {
        this.file = file;
        this.bytes = bytes;
        this.grid = grid;
        this.model = model;
        indexAt = header.indexAt();
        sound = new boolean[groups(grid)];
    }

    static int groups(TileGrid grid) {
        return (grid.tiles() + GROUP - 1) / GROUP;
    }

    static Path path(Path directory, Signature signature) {
        return directory.resolve(signature + SUFFIX);
    }

    /**
     * Opens a file; all is checked now but the groups.
     *
     * @throws OutcomeFormatException when it is no file of this material and format, or damaged
     */
    static OutcomeFile open(Path file, Signature signature) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            if (channel.size() > Integer.MAX_VALUE) {
                throw new OutcomeFormatException(file, "too long for a table of outcomes");
            }
            return of(file, signature, channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size()));
        }
    }

    private static OutcomeFile of(Path file, Signature signature, ByteBuffer bytes) throws OutcomeFormatException {
        OutcomeHeader header = OutcomeHeader.read(file, bytes);
        if (!header.name().equals(signature.toString())) {
            throw new OutcomeFormatException(file, "the table of " + header.name() + ", not " + signature);
        }
        TileGrid grid = new TileGrid(signature, header.side());
        long length = header.indexAt() + Integer.BYTES * (groups(grid) + 1L);
        long modelEnd = OutcomeHeader.BYTES + (long) header.modelBytes();
        boolean inOrder = header.modelBytes() >= 0 && modelEnd <= header.indexAt() && length == bytes.capacity();
        if (!inOrder || header.tiles() != grid.tiles()) {
            throw new OutcomeFormatException(file, "damaged, its size does not fit " + signature);
        }
        CRC32 crc = new CRC32();
        crc.update(bytes.duplicate().limit((int) modelEnd).position(OutcomeHeader.BYTES));
        crc.update(bytes.duplicate().position(header.indexAt()));
        byte[] packed = new byte[header.modelBytes()];
        bytes.duplicate().position(OutcomeHeader.BYTES).get(packed);
        try {
            if ((int) crc.getValue() == header.checksum()) {
                return new OutcomeFile(file, bytes, header, grid, ModelBytes.unpack(packed));
            }
        } catch (DataFormatException e) {
            // Said below: the file was written wrong.
        }
        throw new OutcomeFormatException(file, "damaged, the checksum of its model and index is wrong");
    }

    /**
     * Copies the bytes of a tile.
     *
     * @param to long enough for any tile
     * @return how many there are
     */
    int read(int tile, byte[] to) throws OutcomeFormatException {
        int group = tile / GROUP;
        int begin = begin(group);
        check(group);
        int at = begin + Integer.BYTES + GROUP * Short.BYTES;
        for (int i = 0; i < tile % GROUP; i++) {
            at += length(begin, i);
        }
        int length = length(begin, tile % GROUP);
        bytes.get(at, to, 0, length);
        return length;
    }

    private int begin(int group) {
        return bytes.getInt(indexAt + Integer.BYTES * group);
    }

    private int length(int begin, int inGroup) {
        return bytes.getShort(begin + Integer.BYTES + Short.BYTES * inGroup) & 0xFFFF;
    }

    private void check(int group) throws OutcomeFormatException {
        if (sound[group]) {
            return;
        }
        int begin = begin(group);
        int end = begin(group + 1);
        int head = Integer.BYTES + GROUP * Short.BYTES;
        boolean inOrder = OutcomeHeader.BYTES <= begin && begin + head <= end && end <= indexAt;
        CRC32 crc = new CRC32();
        if (inOrder) {
            crc.update(bytes.duplicate().limit(end).position(begin + Integer.BYTES));
        }
        if (!inOrder || (int) crc.getValue() != bytes.getInt(begin)) {
            throw new OutcomeFormatException(file, "damaged, the checksum of group " + group + " is wrong");
        }
        sound[group] = true;
    }

    /** Compares all checksums. */
    void check() throws OutcomeFormatException {
        for (int group = 0; group < sound.length; group++) {
            check(group);
        }
    }

    @Override
    public String toString() {
        return file.toString();
    }
}
