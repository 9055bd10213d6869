package io.github.kingfell.cli.mate;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.kingfell.cli.output.JsonObject;
import io.github.kingfell.rules.notation.NotationException;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Results that outlive an interrupt: a line that says what the file is, then JSON lines, each written and flushed as soon as
 * it is known. A last line that an interrupt has cut short does not count, and is cut off before anything is added. A file
 * that is none of ours is left as it is.
 */
public final class ResultFile implements AutoCloseable {
    /** The first line of every file of results. */
    public static final String HEADER =
            new JsonObject().put("format", "kingfell-results").put("version", 1).toString();

    private final Map<String, JsonNode> lines = new HashMap<>();
    private final Writer writer;

    /** @throws NotationException when there is something else in the file */
    ResultFile(Path path) throws IOException, NotationException {
        String content = Files.exists(path) ? Files.readString(path, StandardCharsets.UTF_8) : "";
        String whole = whole(content);
        if (!content.isEmpty()) {
            results(content, path.toString()).forEach(this::remember);
        }
        if (whole.length() < content.length()) {
            Files.writeString(path, whole, StandardCharsets.UTF_8);
        }
        writer = Files.newBufferedWriter(
                path, StandardCharsets.UTF_8, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        if (content.isEmpty()) {
            write(HEADER);
        }
    }

    /**
     * The results that a file holds, in its order; a last line that was cut short is none.
     *
     * @param content of the file
     * @param name of the file, for the complaint
     * @throws NotationException when it is not the content of a file of results
     */
    public static List<JsonNode> results(String content, String name) throws NotationException {
        String whole = whole(content);
        if (!whole.startsWith(HEADER + "\n")) {
            throw new NotationException("\"" + name + "\" is no file of results: it does not begin with " + HEADER);
        }
        return whole.lines().map(JsonObject::read).filter(ResultFile::isResult).toList();
    }

    /** What tells whether two results answer the same question for the same position. */
    public static String key(JsonNode result) {
        return key(result.path("fen").asText(), result.path("question").asText());
    }

    private static String whole(String content) {
        return content.substring(0, content.lastIndexOf('\n') + 1);
    }

    /** The result that answers the question for the position. */
    Optional<JsonNode> find(String fen, String question) {
        return Optional.ofNullable(lines.get(key(fen, question)));
    }

    /** @param line with the members {@code fen} and {@code question} */
    void add(String line) throws IOException {
        write(line);
        remember(JsonObject.read(line));
    }

    private void write(String line) throws IOException {
        writer.write(line + "\n");
        writer.flush();
    }

    @Override
    public void close() throws IOException {
        writer.close();
    }

    private static boolean isResult(JsonNode line) {
        return line.path("verdict").asText().matches("solved|refuted|unknown")
                && !line.path("fen").asText().isEmpty();
    }

    private void remember(JsonNode line) {
        lines.put(key(line), line);
    }

    private static String key(String fen, String question) {
        return question + "\n" + fen;
    }
}
