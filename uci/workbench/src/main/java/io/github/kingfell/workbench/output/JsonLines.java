package io.github.kingfell.workbench.output;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.kingfell.rules.notation.NotationException;
import java.io.EOFException;
import java.io.IOException;
import java.io.Writer;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;

/**
 * A file of JSON lines that survives an interrupted run. The first line names the format; each further line is written
 * and flushed at once. A last line that was cut short, even inside a character, does not count and is cut off before a
 * line is added. Complete lines are never rewritten, so a second interrupt cannot lose them. A file of another kind is
 * left unchanged.
 */
public final class JsonLines implements AutoCloseable {
    /** Bytes per read when looking for the end of the last complete line. */
    private static final int BLOCK = 1 << 13;

    private final Writer writer;

    private JsonLines(Writer writer) {
        this.writer = writer;
    }

    /**
     * Returns the complete lines of a file in their order, without the header; none when the file is missing or empty.
     *
     * @param format that the first line must name, with version 1
     * @throws NotationException when the file is of another kind
     */
    public static List<JsonNode> read(Path path, String format) throws IOException, NotationException {
        return exists(path) ? parse(Files.readAllBytes(path), path.toString(), format) : List.of();
    }

    /**
     * Returns the complete lines of a file's bytes, like {@link #read}.
     *
     * @param name of the file, for error messages
     */
    public static List<JsonNode> parse(byte[] content, String name, String format)
            throws IOException, NotationException {
        if (content.length == 0) {
            return List.of();
        }
        String whole = StandardCharsets.UTF_8
                .newDecoder()
                .decode(ByteBuffer.wrap(content, 0, lengthOfWholeLines(content)))
                .toString();
        List<JsonNode> lines = whole.lines().map(JsonObject::read).toList();
        if (lines.isEmpty() || !isOf(lines.get(0), format)) {
            throw new NotationException(
                    "\"" + name + "\" is not a file of results: it does not begin with " + header(format));
        }
        return lines;
    }

    /** Returns the first line of a file of this format. */
    public static String header(String format) {
        return new JsonObject().put("format", format).put("version", 1).toString();
    }

    /** Opens a file that {@link #read} accepts, to add lines. */
    public static JsonLines append(Path path) throws IOException {
        if (exists(path)) {
            try (FileChannel file = FileChannel.open(path, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
                cutTornLine(file);
            }
        }
        return new JsonLines(Files.newBufferedWriter(
                path, StandardCharsets.UTF_8, StandardOpenOption.CREATE, StandardOpenOption.APPEND));
    }

    /** Adds a line. */
    public void add(String line) throws IOException {
        writer.write(line + "\n");
        writer.flush();
    }

    @Override
    public void close() throws IOException {
        writer.close();
    }

    /** Shortens a file to its complete lines, without writing a byte. */
    static void cutTornLine(SeekableByteChannel file) throws IOException {
        file.truncate(lengthOfWholeLines(file));
    }

    private static long lengthOfWholeLines(SeekableByteChannel file) throws IOException {
        for (long end = file.size(); end > 0; ) {
            long start = Math.max(0, end - BLOCK);
            int whole = lengthOfWholeLines(bytes(file, start, (int) (end - start)));
            if (whole > 0) {
                return start + whole;
            }
            end = start;
        }
        return 0;
    }

    private static int lengthOfWholeLines(byte[] content) {
        int length = content.length;
        while (length > 0 && content[length - 1] != '\n') {
            length--;
        }
        return length;
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

    /** Returns whether the file exists. A device or a pipe is refused, because it has no end to read to. */
    private static boolean exists(Path path) throws IOException {
        if (Files.exists(path) && !Files.isRegularFile(path)) {
            throw new FileSystemException(path.toString(), null, "it is not a regular file");
        }
        return Files.exists(path);
    }

    private static boolean isOf(JsonNode line, String format) {
        return line.path("format").asText().equals(format)
                && line.path("version").asInt() == 1;
    }
}
