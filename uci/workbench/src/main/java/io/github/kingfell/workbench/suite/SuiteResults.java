package io.github.kingfell.workbench.suite;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.workbench.output.JsonLines;
import io.github.kingfell.workbench.output.JsonObject;
import io.github.kingfell.workbench.problem.Entry;
import io.github.kingfell.workbench.problem.Problem;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A file of results. A run that adds to it first writes a heading with its settings and its book, if they differ from
 * those of the run before; the last heading counts.
 */
public final class SuiteResults implements AutoCloseable {
    private static final String FORMAT = "kingfell-suite-results";

    private final Map<String, SuiteRecord> answers = new HashMap<>();
    private final Set<JsonNode> written = new HashSet<>();
    private final JsonLines file;

    /** @throws NotationException when the file is of another kind */
    public SuiteResults(Path path, JsonObject heading) throws IOException, NotationException {
        List<JsonNode> lines = JsonLines.read(path, FORMAT);
        records(lines).forEach(this::remember);
        Optional<JsonNode> last = lastHeading(lines);
        file = JsonLines.append(path);
        if (last.isEmpty() || !last.get().toString().equals(heading.toString())) {
            file.add(heading.toString());
        }
    }

    /**
     * The content of a file.
     *
     * @param heading of the last run
     * @param records the latest of each entry of the book
     */
    public record Content(JsonNode heading, List<SuiteRecord> records) {
        public String settings() {
            return heading.path("settings").toString();
        }

        public String book() {
            return heading.path("book").asText();
        }

        /** Returns the number of entries of the whole book. */
        public int entries() {
            return heading.path("entries").asInt();
        }
    }

    public static JsonObject heading(SuiteSettings settings, List<Entry> book) {
        return JsonObject.ofFormat(FORMAT)
                .put("settings", settings.json())
                .put("book", SuiteFingerprint.of(book))
                .put("entries", book.size());
    }

    /** @throws NotationException when it is no file of results */
    public static Content read(Path path) throws IOException, NotationException {
        List<JsonNode> lines = JsonLines.read(path, FORMAT);
        JsonNode heading = lastHeading(lines).orElseThrow(() -> new NotationException("no results in \"" + path + '"'));
        Map<Integer, SuiteRecord> latest = new HashMap<>();
        for (SuiteRecord record : records(lines)) {
            if (record.number() <= heading.path("entries").asInt()) {
                latest.put(record.number(), record);
            }
        }
        return new Content(heading, List.copyOf(latest.values()));
    }

    /** Returns the stored answer, unless it is unknown and larger limits may find more. */
    Optional<SuiteRecord> find(Problem problem, SuiteSettings settings) {
        String key = SuiteRecord.question(problem, settings) + "\n" + problem.fen();
        return Optional.ofNullable(answers.get(key))
                .filter(found ->
                        found.verdict() != ProblemOutcome.ProblemVerdict.UNKNOWN || !settings.isMoreThan(found.json()));
    }

    /** Stores a record, unless the file has it already. */
    void add(SuiteRecord record) {
        if (!written.contains(record.json())) {
            file.add(record.json().toString());
            remember(record);
        }
    }

    @Override
    public void close() {
        file.close();
    }

    private void remember(SuiteRecord record) {
        answers.put(record.key(), record);
        written.add(record.json());
    }

    private static Optional<JsonNode> lastHeading(List<JsonNode> lines) {
        return lines.stream().filter(SuiteResults::isHeading).reduce((first, second) -> second);
    }

    private static boolean isHeading(JsonNode line) {
        return line.path("format").asText().equals(FORMAT);
    }

    private static List<SuiteRecord> records(List<JsonNode> lines) {
        List<SuiteRecord> records = new ArrayList<>();
        for (JsonNode line : lines) {
            SuiteRecord record = new SuiteRecord(line);
            if (!isHeading(line) && record.isWhole()) {
                records.add(record);
            }
        }
        return records;
    }
}
