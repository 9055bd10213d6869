package io.github.kingfell.prover.checkpoint;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.zip.CRC32C;

/** Reads a file written by {@link CheckpointOutput}. */
final class CheckpointInput implements Closeable {
    private static final int BUFFER = 1 << 20;
    private static final int LONGEST_TEXT = 200;

    private final Path file;
    private final FileChannel channel;
    private final ByteBuffer buffer = ByteBuffer.allocate(BUFFER);

    CheckpointInput(Path file) throws IOException {
        this.file = file;
        channel = FileChannel.open(file, StandardOpenOption.READ);
        buffer.flip();
    }

    /**
     * Reads the whole file and returns to its beginning.
     *
     * @return false when its checksum is wrong
     */
    boolean isWhole() throws IOException {
        long left = channel.size() - Long.BYTES;
        if (left < 0) {
            return false;
        }
        CRC32C checksum = new CRC32C();
        channel.position(0);
        while (left > 0) {
            buffer.clear().limit((int) Math.min(BUFFER, left));
            int read = channel.read(buffer);
            if (read < 0) {
                return false;
            }
            buffer.flip();
            checksum.update(buffer);
            left -= read;
        }
        buffer.clear().flip();
        boolean whole = getLong() == checksum.getValue();
        channel.position(0);
        buffer.clear().flip();
        return whole;
    }

    int getInt() throws IOException {
        need(Integer.BYTES);
        return buffer.getInt();
    }

    /** @throws UnusableCheckpointException when the number is not in this range */
    int getInt(int least, int most) throws IOException, UnusableCheckpointException {
        int value = getInt();
        if (value < least || value > most) {
            throw new UnusableCheckpointException("it is damaged: a number is out of range");
        }
        return value;
    }

    long getLong() throws IOException {
        need(Long.BYTES);
        return buffer.getLong();
    }

    String getText() throws IOException, UnusableCheckpointException {
        return new String(getBytes(getInt(0, LONGEST_TEXT)), StandardCharsets.US_ASCII);
    }

    /** @param count fewer than the buffer holds */
    byte[] getBytes(int count) throws IOException {
        need(count);
        byte[] bytes = new byte[count];
        buffer.get(bytes);
        return bytes;
    }

    /** Returns the number of bytes that have not been read. */
    long remaining() throws IOException {
        return buffer.remaining() + channel.size() - channel.position();
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }

    private void need(int bytes) throws IOException {
        while (buffer.remaining() < bytes) {
            buffer.compact();
            int read = channel.read(buffer);
            buffer.flip();
            if (read < 0) {
                throw new FileSystemException(file.toString(), null, "it ends too early");
            }
        }
    }
}
