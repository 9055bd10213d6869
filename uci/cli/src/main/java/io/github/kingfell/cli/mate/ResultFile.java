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
import java.util.Map;
import java.util.Optional;

/**
 * Results that outlive an interrupt: a line that says what the file is, then JSON lines, each written and flushed as soon as
 * it is known. A last line that an interrupt has cut short does not count, and is cut off before anything is added. A file
 * that is none of ours is left as it is.
 */
final class ResultFile implements AutoCloseable {
    private static final String HEADER =
            new JsonObject().put("format", "kingfell-results").put("version", 1).toString();

    private final Map<String, JsonNode> lines = new HashMap<>();
    private final Writer writer;

    /** @throws NotationException when there is something else in the file */
    ResultFile(Path path) throws IOException, NotationException {
        String content = Files.exists(path) ? Files.readString(path, StandardCharsets.UTF_8) : "";
        String whole = content.substring(0, content.lastIndexOf('\n') + 1);
        if (!content.isEmpty() && !whole.startsWith(HEADER + "\n")) {
            throw new NotationException("\"" + path + "\" is no file of results: it does not begin with " + HEADER);
        }
        whole.lines().map(JsonObject::read).filter(ResultFile::isResult).forEach(this::remember);
        if (whole.length() < content.length()) {
            Files.writeString(path, whole, StandardCharsets.UTF_8);
        }
        writer = Files.newBufferedWriter(
                path, StandardCharsets.UTF_8, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        if (content.isEmpty()) {
            write(HEADER);
        }
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
        lines.put(key(line.path("fen").asText(), line.path("question").asText()), line);
    }

    private static String key(String fen, String question) {
        return question + "\n" + fen;
    }
}
