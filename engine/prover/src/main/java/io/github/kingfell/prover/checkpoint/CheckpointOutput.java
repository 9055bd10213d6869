package io.github.kingfell.prover.checkpoint;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.zip.CRC32C;

/** Writes the numbers of a checkpoint, big-endian, and a checksum of all of them at the end. */
final class CheckpointOutput implements Closeable {
    private static final int BUFFER = 1 << 20;

    private final FileChannel channel;
    private final ByteBuffer buffer = ByteBuffer.allocate(BUFFER);
    private final CRC32C checksum = new CRC32C();

    /** @param file to write; replaced if it exists */
    CheckpointOutput(Path file) throws IOException {
        channel = FileChannel.open(
                file, StandardOpenOption.CREATE, StandardOpenOption.WRITE, StandardOpenOption.TRUNCATE_EXISTING);
    }

    void putInt(int value) throws IOException {
        room(Integer.BYTES);
        buffer.putInt(value);
    }

    void putLong(long value) throws IOException {
        room(Long.BYTES);
        buffer.putLong(value);
    }

    /** @param text of ASCII characters, shorter than the buffer */
    void putText(String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.US_ASCII);
        putInt(bytes.length);
        putBytes(bytes);
    }

    /** @param bytes fewer than the buffer holds */
    void putBytes(byte[] bytes) throws IOException {
        room(bytes.length);
        buffer.put(bytes);
    }

    /** Appends the checksum and waits until everything is on disk. */
    void finish() throws IOException {
        flush();
        putLong(checksum.getValue());
        flush();
        channel.force(true);
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }

    private void room(int bytes) throws IOException {
        if (buffer.remaining() < bytes) {
            flush();
        }
    }

    private void flush() throws IOException {
        buffer.flip();
        checksum.update(buffer.duplicate());
        while (buffer.hasRemaining()) {
            channel.write(buffer);
        }
        buffer.clear();
    }
}
