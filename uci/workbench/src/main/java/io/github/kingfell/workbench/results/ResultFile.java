package io.github.kingfell.workbench.results;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.workbench.output.JsonLines;
import io.github.kingfell.workbench.output.JsonObject;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A file of results that survives an interrupted run: a header line, then one line for each result. */
public final class ResultFile implements AutoCloseable {
    private static final String FORMAT = "kingfell-results";

    /** The first line of every file of results. */
    public static final String HEADER = JsonLines.header(FORMAT);

    private final Map<String, JsonNode> results = new HashMap<>();
    private final JsonLines file;

    /** @throws NotationException when the file is of another kind */
    public ResultFile(Path path) throws IOException, NotationException {
        List<JsonNode> lines = JsonLines.read(path, FORMAT);
        lines.stream().filter(ResultFile::isResult).forEach(this::remember);
        file = JsonLines.append(path);
        if (lines.isEmpty()) {
            file.add(HEADER);
        }
    }

    /**
     * Returns the results of a file in their order. A last line that was cut short is left out.
     *
     * @param content of the file
     * @param name of the file, for error messages
     * @throws NotationException when it is not the content of a file of results
     */
    public static List<JsonNode> results(byte[] content, String name) throws IOException, NotationException {
        return JsonLines.parse(content, name, FORMAT).stream()
                .filter(ResultFile::isResult)
                .toList();
    }

    /** Returns the key of a result: results with equal keys answer the same question for the same position. */
    public static String key(JsonNode result) {
        return key(result.path("fen").asText(), result.path("question").asText());
    }

    /** Returns the result for this position and question, if the file has one. */
    public Optional<JsonNode> find(String fen, String question) {
        return Optional.ofNullable(results.get(key(fen, question)));
    }

    /** @param line with the members {@code fen} and {@code question} */
    public void add(String line) {
        file.add(line);
        remember(JsonObject.read(line));
    }

    @Override
    public void close() {
        file.close();
    }

    private static boolean isResult(JsonNode line) {
        return line.path("verdict").asText().matches("solved|refuted|unknown")
                && !line.path("fen").asText().isEmpty();
    }

    private void remember(JsonNode line) {
        results.put(key(line), line);
    }

    private static String key(String fen, String question) {
        return question + "\n" + fen;
    }
}
