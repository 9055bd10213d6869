package io.github.kingfell.tables.syzygy;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * The checksum in the last 16 bytes of a Syzygy file: CityHash of 128 bits over the CityHashes of 256 bits of all
 * pieces of 16 MiB. The length before it is a multiple of 64.
 */
final class SyzygyChecksum {
    private static final int BYTES = 16;
    private static final int PIECE = 1 << 24;

    /** Longer lists of hashes are hashed like a piece. */
    private static final int MOST_SHORT = 900;

    private SyzygyChecksum() {}

    /**
     * Returns whether the checksum in a file is that of its content. Reads the whole file.
     *
     * @param file longer than the checksum
     */
    static boolean isRight(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            long size = channel.size() - BYTES;
            ByteBuffer hashes = littleEndian((int) ((size + PIECE - 1) / PIECE) * 4 * Long.BYTES);
            ByteBuffer piece = littleEndian((int) Math.max(CityHash.LEAST, Math.min(PIECE, size)));
            for (long at = 0; at < size; at += PIECE) {
                read(channel, at, (int) Math.min(PIECE, size - at), piece);
                for (long part : hash(piece)) {
                    hashes.putLong(part);
                }
            }
            long[] found = total(hashes.flip());
            read(channel, size, BYTES, piece);
            return piece.getLong(0) == found[0] && piece.getLong(Long.BYTES) == found[1];
        }
    }

    /** Returns the checksum that the hashes of all pieces give. */
    static long[] total(ByteBuffer hashes) {
        if (hashes.limit() <= MOST_SHORT) {
            return new CityHash(hashes).short128();
        }
        long[] all = new CityHash(hashes).long256(0);
        return new long[] {all[2], all[3]};
    }

    private static long[] hash(ByteBuffer piece) {
        int length = piece.limit();
        if (length >= CityHash.LEAST) {
            return new CityHash(piece).long256(0);
        }
        ByteBuffer filled = littleEndian(CityHash.LEAST).put(piece.duplicate().rewind());
        return new CityHash(filled.clear()).long256(~length & 0xFFFF_FFFFL);
    }

    private static void read(FileChannel channel, long at, int length, ByteBuffer into) throws IOException {
        into.clear().limit(length);
        while (into.hasRemaining()) {
            if (channel.read(into, at + into.position()) < 0) {
                throw new EOFException("it has become shorter");
            }
        }
    }

    private static ByteBuffer littleEndian(int length) {
        return ByteBuffer.allocate(length).order(ByteOrder.LITTLE_ENDIAN);
    }
}
