package io.github.kingfell.files;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * A file to which whole records are added. What it had is never rewritten. A record that cannot be written whole is
 * taken back; only a kill can leave a part of one. A new file to which nothing was added is deleted.
 *
 * <p>Every method throws {@link OutputFailedException}.
 */
public final class AppendedFile implements AutoCloseable {
    /** Bytes per read when looking for the end of the last complete line. */
    private static final int BLOCK = 1 << 13;

    private static final String EMPTY_LINE = "\n\n";

    private final Path file;
    private final boolean isNew;
    private final FileChannel channel;

    /** What separates the first record from those before it. */
    private String separator;

    private AppendedFile(Path file, String separator) throws IOException {
        this.file = file;
        this.separator = separator;
        isNew = !Files.exists(file);
        channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }

    /** Opens a file, or creates it. */
    public static AppendedFile open(Path file) {
        return open(file, "");
    }

    private static AppendedFile open(Path file, String separator) {
        try {
            return new AppendedFile(file, separator);
        } catch (IOException e) {
            throw new OutputFailedException(file, e);
        }
    }

    /** Opens a file of lines, or creates it. A last line that was cut short is cut off. */
    public static AppendedFile ofLines(Path file) {
        if (Files.exists(file)) {
            try (FileChannel lines = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
                cutTornLine(lines);
            } catch (IOException e) {
                throw new OutputFailedException(file, e);
            }
        }
        return open(file);
    }

    /** Opens a file of paragraphs, each with an empty line behind it, or creates it; one that was cut short stays. */
    public static AppendedFile ofParagraphs(Path file) {
        if (!Files.isRegularFile(file)) {
            return open(file);
        }
        try (FileChannel paragraphs = FileChannel.open(file, StandardOpenOption.READ)) {
            int length = (int) Math.min(EMPTY_LINE.length(), paragraphs.size());
            byte[] last = bytes(paragraphs, paragraphs.size() - length, length);
            return open(
                    file,
                    length == 0 || new String(last, StandardCharsets.US_ASCII).equals(EMPTY_LINE) ? "" : EMPTY_LINE);
        } catch (IOException e) {
            throw new OutputFailedException(file, e);
        }
    }

    /** Shortens a file to a length in bytes. */
    public static void cut(Path file, long length) {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.truncate(length);
        } catch (IOException e) {
            throw new OutputFailedException(file, e);
        }
    }

    /** Adds a text in UTF-8. */
    public void add(String text) {
        add((separator + text).getBytes(StandardCharsets.UTF_8));
        separator = "";
    }

    /** Adds a record, all of it or nothing. */
    public void add(byte[] record) {
        try {
            long before = channel.size();
            try {
                for (ByteBuffer bytes = ByteBuffer.wrap(record); bytes.hasRemaining(); ) {
                    channel.write(bytes);
                }
            } catch (IOException | RuntimeException | Error e) {
                takeBack(before, e);
                throw e;
            }
        } catch (IOException e) {
            throw new OutputFailedException(file, e);
        }
    }

    private void takeBack(long before, Throwable reason) {
        try {
            channel.truncate(before);
        } catch (IOException e) {
            reason.addSuppressed(e);
        }
    }

    @Override
    public void close() {
        try {
            boolean isEmpty = isNew && channel.size() == 0;
            channel.close();
            if (isEmpty) {
                Files.deleteIfExists(file);
            }
        } catch (IOException e) {
            throw new OutputFailedException(file, e);
        }
    }

    /** Shortens a file to its complete lines, without writing a byte. */
    static void cutTornLine(SeekableByteChannel file) throws IOException {
        file.truncate(lengthOfWholeLines(file));
    }

    private static long lengthOfWholeLines(SeekableByteChannel file) throws IOException {
        for (long end = file.size(); end > 0; ) {
            long start = Math.max(0, end - BLOCK);
            byte[] block = bytes(file, start, (int) (end - start));
            for (int length = block.length; length > 0; length--) {
                if (block[length - 1] == '\n') {
                    return start + length;
                }
            }
            end = start;
        }
        return 0;
    }

    private static byte[] bytes(SeekableByteChannel file, long start, int length) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(length);
        file.position(start);
        while (bytes.hasRemaining()) {
            if (file.read(bytes) < 0) {
                throw new EOFException("another program has shortened it");
            }
        }
        return bytes.array();
    }
}
