package io.github.kingfell.workbench.mate;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.workbench.input.Shard;
import io.github.kingfell.workbench.mate.MateAnswer.MateVerdict;
import io.github.kingfell.workbench.output.JsonObject;
import io.github.kingfell.workbench.output.ProgressLine;
import io.github.kingfell.workbench.results.ResultFile;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Puts the same question to every position of a list. Results go to standard output, one a line and at once; errors,
 * progress and the summary go to standard error.
 */
public final class MateList {
    private final MateQuestion question;
    private final MateSettings settings;
    private final boolean json;
    private final @Nullable ResultFile results;
    private final @Nullable SolutionBook page;
    private final Shard shard;
    private final PrintWriter out;
    private final PrintWriter err;
    private final ListSummary summary = new ListSummary();
    private @Nullable String unfinished;

    /**
     * @param settings for the question
     * @param results where earlier results are found and new ones kept; null for none
     * @param page receives every answer; null for none
     * @param shard the part of the list to work on
     */
    public MateList(
            MateQuestion question,
            MateSettings settings,
            boolean json,
            @Nullable ResultFile results,
            @Nullable SolutionBook page,
            Shard shard,
            PrintWriter out,
            PrintWriter err) {
        this.question = question;
        this.settings = settings;
        this.json = json;
        this.results = results;
        this.page = page;
        this.shard = shard;
        this.out = out;
        this.err = err;
    }

    /** Returns what an interruption has left undone; empty where every line was answered. */
    public Optional<String> unfinished() {
        return Optional.ofNullable(unfinished);
    }

    /** Reads the position of a line; empty when the line has none. */
    @FunctionalInterface
    public interface LineReader {
        /** @throws NotationException when the line is wrong */
        Optional<Epd> read(String line) throws NotationException;
    }

    /**
     * Answers the lines. Blank lines and those that begin with {@code #} do not count, not even for shards.
     *
     * @return the exit code
     */
    public int run(BufferedReader lines, LineReader reader, ProgressLine progress)
            throws IOException, InterruptedException {
        int number = 0;
        int positions = 0;
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            number++;
            String text = withoutMark(line).strip();
            if (text.isEmpty() || text.startsWith("#") || !shard.takes(++positions)) {
                continue;
            }
            if (isInterrupted()) {
                unfinished = "the list from line " + number + " on was not searched";
                break;
            }
            progress.show(summary.positions(), summary.worked(), summary.solved());
            try {
                Optional<Epd> epd = reader.read(text);
                if (epd.isPresent()) {
                    process(number, epd.get(), progress);
                }
            } catch (NotationException e) {
                progress.clear();
                summary.addBad();
                if (page != null) {
                    page.addUnusable(number, String.valueOf(e.getMessage()));
                }
                err.println("kingfell: line " + number + ": " + e.getMessage());
                err.flush();
                if (json) {
                    out.println(record().put("line", number).put("error", String.valueOf(e.getMessage())));
                }
            }
        }
        progress.clear();
        summary.print(err);
        return summary.exitCode();
    }

    private void process(int number, Epd line, ProgressLine progress)
            throws IOException, InterruptedException, NotationException {
        String fen = Fen.format(line.position());
        Optional<JsonNode> known = results == null
                ? Optional.empty()
                : results.find(fen, question.text()).filter(settings::isAnsweredBy);
        if (known.isPresent()) {
            JsonNode result = known.get();
            MateVerdict verdict =
                    MateVerdict.valueOf(result.path("verdict").asText().toUpperCase(Locale.ROOT));
            summary.add(verdict, result.path("moves").asInt(), line.mateLength());
            summary.addSkipped();
            return;
        }
        MateAnswer answer = question.answer(line);
        boolean isWhole = !isInterrupted();
        if (!isWhole) {
            unfinished = "the search for line " + number + " was cut short, and the rest of the list was not searched";
        }
        summary.add(answer.verdict(), answer.moves(), line.mateLength());
        String object = answer.json(head(number, line, question.text()), settings.json());
        // With a kept answer, a later run would not search the position again.
        if (results != null && isWhole) {
            results.add(object);
        }
        if (page != null) {
            page.add(number, line, answer);
        }
        progress.clear();
        out.println(json ? object : text(number, line, answer));
        out.flush();
    }

    private boolean isInterrupted() {
        return settings.interruption().isRequested();
    }

    /** Returns the members with which every result begins: its kind, and the question. */
    static JsonObject head(int number, Epd line, String question) {
        JsonObject head = record().put("line", number)
                .put("fen", Fen.format(line.position()))
                .put("question", question);
        if (!line.id().isEmpty()) {
            head.put("id", line.id());
        }
        if (line.mateLength() != 0) {
            head.put("expected", line.mateLength());
        }
        return head;
    }

    private static JsonObject record() {
        return JsonObject.ofFormat("kingfell-mate");
    }

    private static String text(int number, Epd line, MateAnswer answer) {
        String name = line.id().isEmpty() ? Fen.format(line.position()) : line.id();
        return number + "  " + name + "  " + answer.summary() + "  " + answer.effort();
    }

    /** Returns the line without a byte order mark, with which some editors begin a file. */
    private static String withoutMark(String line) {
        return line.startsWith("\uFEFF") ? line.substring(1) : line;
    }
}
