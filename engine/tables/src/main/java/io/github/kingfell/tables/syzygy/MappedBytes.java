package io.github.kingfell.tables.syzygy;

import io.github.kingfell.rules.Hot;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * A file mapped into memory. Java maps at most 2 GB at once and tables of seven men are larger, so the file is cut into
 * overlapping pieces: a number always lies whole in the piece in which it begins. Thread-safe.
 */
@Hot
final class MappedBytes {
    private static final int PIECE_BITS = 30;
    private static final long PIECE = 1L << PIECE_BITS;
    private static final int OVERLAP = Long.BYTES;

    private final ByteBuffer[] pieces;
    private final long size;

    private MappedBytes(ByteBuffer[] pieces, long size) {
        this.pieces = pieces;
        this.size = size;
    }

    static MappedBytes map(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            long size = channel.size();
            ByteBuffer[] pieces = new ByteBuffer[(int) ((size + PIECE - 1) >>> PIECE_BITS)];
            for (int i = 0; i < pieces.length; i++) {
                long from = i * PIECE;
                long length = Math.min(PIECE + OVERLAP, size - from);
                pieces[i] =
                        channel.map(FileChannel.MapMode.READ_ONLY, from, length).order(ByteOrder.LITTLE_ENDIAN);
            }
            return new MappedBytes(pieces, size);
        }
    }

    /** Returns bytes that are in memory already, of at most one piece. */
    static MappedBytes of(ByteBuffer bytes) {
        return new MappedBytes(new ByteBuffer[] {bytes.order(ByteOrder.LITTLE_ENDIAN)}, bytes.capacity());
    }

    /** Returns the size in bytes. */
    long size() {
        return size;
    }

    /** Returns the byte at an offset, 0..255. */
    int unsignedByte(long at) {
        return piece(at).get(offset(at)) & 0xFF;
    }

    /** Returns two bytes, little-endian, 0..65535. */
    int unsignedShort(long at) {
        return piece(at).getShort(offset(at)) & 0xFFFF;
    }

    /** Returns four bytes, little-endian, unsigned. */
    long unsignedInt(long at) {
        return piece(at).getInt(offset(at)) & 0xFFFF_FFFFL;
    }

    /** Returns eight bytes as 64 bits, big-endian: the first bit of the file is the highest. */
    long bits(long at) {
        return Long.reverseBytes(piece(at).getLong(offset(at)));
    }

    private ByteBuffer piece(long at) {
        return pieces[(int) (at >>> PIECE_BITS)];
    }

    private static int offset(long at) {
        return (int) (at & PIECE - 1);
    }
}
