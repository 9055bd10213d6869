package io.github.kingfell.workbench.suite;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.workbench.output.JsonObject;
import io.github.kingfell.workbench.output.LineJson;
import io.github.kingfell.workbench.problem.Entry;
import io.github.kingfell.workbench.problem.Problem;
import io.github.kingfell.workbench.suite.ProblemOutcome.ProblemVerdict;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.StreamSupport;

/** The final result for one entry, as one JSON object that is printed, stored and reported. */
public record SuiteRecord(JsonNode json) {
    /** The most solutions stored of a problem; an unintended helpmate can have very many. */
    private static final int MOST_SOLUTIONS = 20;

    /** Returns the record of an unusable entry. */
    static SuiteRecord bad(Entry entry) {
        return of(entry.head()
                .put("question", "")
                .put("verdict", ProblemVerdict.BAD.word())
                .put("error", entry.error()));
    }

    /**
     * @param seconds of all work on it
     * @param answers of the engines that are compared
     */
    static SuiteRecord of(
            Entry entry,
            Problem problem,
            ProblemOutcome outcome,
            long nodes,
            double seconds,
            SuiteSettings settings,
            List<JsonObject> answers) {
        JsonObject json = entry.head()
                .put("fen", problem.fen())
                .put("stipulation", problem.stipulation().text())
                .put("question", question(problem, settings))
                .put("verdict", outcome.verdict().word())
                .putObjects(
                        "findings", outcome.findings().stream().map(Fault::json).toList())
                .put("open", outcome.open())
                .put("solved", outcome.isSolved())
                .put("length", outcome.length())
                .put("shortest", outcome.noShorter().isPresent());
        outcome.foundBy().ifPresent(grounds -> json.put("foundBy", grounds.word()));
        outcome.noShorter()
                .filter(any -> outcome.length() > 1)
                .ifPresent(grounds -> json.put("disprovedBy", grounds.word()));
        json.putObjects("solutions", solutions(problem.start(), outcome.solutions()))
                .put("nodes", nodes)
                .put("seconds", seconds, 3);
        if (outcome.isSolved()) {
            json.put("solvedAfter", outcome.solvedAfter(), 3);
        }
        json.put("limitSeconds", settings.seconds(), 3).put("limitNodes", settings.nodes());
        return of(answers.isEmpty() ? json : json.putObjects("comparison", answers));
    }

    /** Returns the question to a problem; an answer to a different question is not reused. */
    static String question(Problem problem, SuiteSettings settings) {
        return problem.claim() + settings.words();
    }

    private static SuiteRecord of(JsonObject json) {
        return new SuiteRecord(JsonObject.read(json.toString()));
    }

    private static List<JsonObject> solutions(Position start, List<int[]> lines) {
        return lines.stream()
                .limit(MOST_SOLUTIONS)
                .map(line -> LineJson.of(start, line))
                .toList();
    }

    /** Returns this record for an entry at another place. */
    SuiteRecord at(Entry entry) {
        ObjectNode copy = json.deepCopy();
        copy.remove(List.of("line", "game", "id"));
        copy.put("number", entry.number()).put("file", entry.file()).put(entry.unit(), entry.place());
        return new SuiteRecord(entry.id().isEmpty() ? copy : copy.put("id", entry.id()));
    }

    public int number() {
        return json.path("number").asInt();
    }

    public ProblemVerdict verdict() {
        return ProblemVerdict.valueOf(json.path("verdict").asText().toUpperCase(Locale.ROOT));
    }

    /** Returns false for a record that was damaged by an edit of the file. */
    boolean isWhole() {
        return number() > 0 && json.path("verdict").asText().matches("right|wrong|unknown|bad");
    }

    boolean isSolved() {
        return json.path("solved").asBoolean();
    }

    /** Returns whether one of the engines of a comparison gave no answer. */
    boolean hasFailure() {
        return comparison().stream().anyMatch(answer -> answer.path("failed").asBoolean());
    }

    boolean isShortest() {
        return json.path("shortest").asBoolean();
    }

    /** Returns the seconds until it was solved. */
    double solvedAfter() {
        return json.path("solvedAfter").asDouble();
    }

    String stipulation() {
        return json.path("stipulation").asText();
    }

    /** Returns a key that is equal for two entries with the same question about the same position. */
    String key() {
        return json.path("question").asText() + "\n" + json.path("fen").asText()
                + json.path("error").asText();
    }

    /** Returns file and line. */
    String place() {
        String unit = json.has("game") ? "game" : "line";
        String file = json.path("file").asText();
        String name = file.substring(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
        return (file.equals("-") ? unit + " " : name + (json.has("game") ? " game " : ":"))
                + json.path(unit).asInt();
    }

    /** Returns the id, or the position without one. */
    String title() {
        return json.path("id").asText(json.path("fen").asText());
    }

    /** Returns the position; empty for an entry that cannot be used. */
    Optional<Position> position() {
        try {
            String fen = json.path("fen").asText();
            return fen.isEmpty() ? Optional.empty() : Optional.of(Fen.parse(fen));
        } catch (NotationException e) {
            return Optional.empty(); // the file of results was edited
        }
    }

    /** Returns the findings in words. */
    String details() {
        return switch (verdict()) {
            case BAD -> json.path("error").asText();
            case RIGHT -> solution();
            case WRONG -> joined(findings());
            case UNKNOWN -> joined(texts(json.path("open")));
        };
    }

    List<String> findings() {
        return elements(json.path("findings")).stream()
                .map(finding -> finding.path("kind").asText() + ": "
                        + finding.path("text").asText())
                .toList();
    }

    /** Returns the answer of each engine of a comparison, in the order of the engines. */
    List<JsonNode> comparison() {
        return elements(json.path("comparison"));
    }

    public String line() {
        return place() + "  " + title() + (stipulation().isEmpty() ? "" : "  " + stipulation()) + "  "
                + verdict().word() + "  " + details()
                + (verdict() == ProblemVerdict.BAD
                        ? ""
                        : String.format(
                                Locale.ROOT, "  %.2f s", json.path("seconds").asDouble()));
    }

    private String solution() {
        List<JsonNode> solutions = elements(json.path("solutions"));
        List<String> shown = solutions.stream()
                .limit(3)
                .map(solution -> String.join(" ", texts(solution.path("san"))))
                .toList();
        return String.join(", ", shown) + (solutions.size() > shown.size() ? ", ..." : "");
    }

    private static String joined(List<String> texts) {
        return String.join("; ", texts);
    }

    private static List<String> texts(JsonNode array) {
        return elements(array).stream().map(JsonNode::asText).toList();
    }

    private static List<JsonNode> elements(JsonNode array) {
        return StreamSupport.stream(array.spliterator(), false).toList();
    }
}
