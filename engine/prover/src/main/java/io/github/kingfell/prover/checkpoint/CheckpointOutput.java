package io.github.kingfell.prover.checkpoint;

import io.github.kingfell.files.WholeFile;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.zip.CRC32C;

/**
 * Writes the numbers of a checkpoint, big-endian, and a checksum of all of them at the end.
 *
 * <p>Its methods throw {@link io.github.kingfell.files.OutputFailedException}.
 */
final class CheckpointOutput implements AutoCloseable {
    private static final int BUFFER = 1 << 20;

    private final WholeFile file;
    private final ByteBuffer buffer = ByteBuffer.allocate(BUFFER);
    private final CRC32C checksum = new CRC32C();

    /** @param file to write; replaced by {@link #finish} if it exists */
    CheckpointOutput(Path file) {
        this.file = WholeFile.create(file);
    }

    void putInt(int value) {
        room(Integer.BYTES);
        buffer.putInt(value);
    }

    void putLong(long value) {
        room(Long.BYTES);
        buffer.putLong(value);
    }

    /** @param text of ASCII characters, shorter than the buffer */
    void putText(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.US_ASCII);
        putInt(bytes.length);
        putBytes(bytes);
    }

    /** @param bytes fewer than the buffer holds */
    void putBytes(byte[] bytes) {
        room(bytes.length);
        buffer.put(bytes);
    }

    /** Appends the checksum and replaces the file. */
    void finish() {
        flush();
        putLong(checksum.getValue());
        flush();
        file.finish();
    }

    @Override
    public void close() {
        file.close();
    }

    private void room(int bytes) {
        if (buffer.remaining() < bytes) {
            flush();
        }
    }

    private void flush() {
        buffer.flip();
        checksum.update(buffer.duplicate());
        file.write(buffer);
        buffer.clear();
    }
}
