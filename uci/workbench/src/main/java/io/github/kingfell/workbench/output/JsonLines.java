package io.github.kingfell.workbench.output;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.kingfell.files.AppendedFile;
import io.github.kingfell.rules.notation.NotationException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A file of JSON lines that survives an interrupted run. The first line names the format; each further line is written
 * and flushed at once. A last line that was cut short, even inside a character, does not count and is cut off before a
 * line is added. Complete lines are never rewritten, so a second interrupt cannot lose them. A file of another kind is
 * left unchanged.
 */
public final class JsonLines implements AutoCloseable {
    private final AppendedFile file;

    private JsonLines(AppendedFile file) {
        this.file = file;
    }

    /**
     * Returns the complete lines of a file in their order, without the header; none when the file is missing or empty.
     *
     * @param format that the first line must name, with version 1
     * @throws NotationException when the file is of another kind
     */
    public static List<JsonNode> read(Path path, String format) throws IOException, NotationException {
        refuseDevice(path);
        return Files.exists(path) ? parse(Files.readAllBytes(path), path.toString(), format) : List.of();
    }

    /**
     * Returns the complete lines of a file's bytes, like {@link #read}.
     *
     * @param name of the file, for error messages
     */
    public static List<JsonNode> parse(byte[] content, String name, String format)
            throws IOException, NotationException {
        if (isTornHeader(content, format)) {
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
        return JsonObject.ofFormat(format).toString();
    }

    /**
     * Opens a file that {@link #read} accepts, to add lines.
     *
     * @throws io.github.kingfell.files.OutputFailedException when it cannot be written
     */
    public static JsonLines append(Path path) throws IOException {
        refuseDevice(path);
        return new JsonLines(AppendedFile.ofLines(path));
    }

    /** Adds a line. */
    public void add(String line) {
        file.add(line + "\n");
    }

    @Override
    public void close() {
        file.close();
    }

    /** Returns whether a file was cut short in its first line, which may have more members than the header. */
    private static boolean isTornHeader(byte[] content, String format) {
        String header = header(format);
        String known = header.substring(0, header.length() - 1);
        String begun = new String(content, StandardCharsets.UTF_8);
        return lengthOfWholeLines(content) == 0 && (known.startsWith(begun) || begun.startsWith(known));
    }

    private static int lengthOfWholeLines(byte[] content) {
        int length = content.length;
        while (length > 0 && content[length - 1] != '\n') {
            length--;
        }
        return length;
    }

    /** A device or a pipe has no end to read to. */
    private static void refuseDevice(Path path) throws IOException {
        if (Files.exists(path) && !Files.isRegularFile(path)) {
            throw new FileSystemException(path.toString(), null, "it is not a regular file");
        }
    }

    private static boolean isOf(JsonNode line, String format) {
        return line.path("format").asText().equals(format)
                && line.path("version").asInt() == 1;
    }
}
