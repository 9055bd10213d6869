package io.github.kingfell.cli.output;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.kingfell.rules.notation.NotationException;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;

/**
 * A file of JSON lines that outlives an interrupt: the first says what the file is, each further one is written and flushed
 * as soon as it is known. A last line that an interrupt has cut short does not count, and is cut off before anything is
 * added. A file that is none of ours is left as it is.
 */
public final class JsonLines implements AutoCloseable {
    private final Writer writer;

    private JsonLines(Writer writer) {
        this.writer = writer;
    }

    /**
     * The whole lines of a file, in their order; none when there is no such file, or nothing in it.
     *
     * @param format that the first line has to name, with version 1
     * @throws NotationException when there is something else in the file
     */
    public static List<JsonNode> read(Path path, String format) throws IOException, NotationException {
        String content = Files.exists(path) ? Files.readString(path, StandardCharsets.UTF_8) : "";
        return content.isEmpty() ? List.of() : parse(content, path.toString(), format);
    }

    /**
     * The same of a text that is there already.
     *
     * @param name of the file, for the complaint
     */
    public static List<JsonNode> parse(String content, String name, String format) throws NotationException {
        List<JsonNode> lines = whole(content).lines().map(JsonObject::read).toList();
        if (lines.isEmpty() || !isOf(lines.get(0), format)) {
            throw new NotationException(
                    "\"" + name + "\" is no file of results: it does not begin with " + header(format));
        }
        return lines;
    }

    /** The first line of such a file. */
    public static String header(String format) {
        return new JsonObject().put("format", format).put("version", 1).toString();
    }

    /** Opens a file that {@link #read} accepts, to add lines. */
    public static JsonLines append(Path path) throws IOException {
        String content = Files.exists(path) ? Files.readString(path, StandardCharsets.UTF_8) : "";
        String whole = whole(content);
        if (whole.length() < content.length()) {
            Files.writeString(path, whole, StandardCharsets.UTF_8);
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

    private static String whole(String content) {
        return content.substring(0, content.lastIndexOf('\n') + 1);
    }

    private static boolean isOf(JsonNode line, String format) {
        return line.path("format").asText().equals(format)
                && line.path("version").asInt() == 1;
    }
}
