package io.github.kingfell.workbench.mate;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.workbench.input.Shard;
import io.github.kingfell.workbench.mate.MateAnswer.MateVerdict;
import io.github.kingfell.workbench.output.JsonObject;
import io.github.kingfell.workbench.output.ProgressLine;
import io.github.kingfell.workbench.problem.FoundTask;
import io.github.kingfell.workbench.problem.ProblemTask;
import io.github.kingfell.workbench.results.ResultFile;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Solves problems of which each has a stipulation and wishes of its own, with their twins. Solutions go to standard
 * output at once; errors, progress and the summary go to standard error.
 */
public final class TaskList {
    private final Function<ProblemTask, MateQuestion> questions;
    private final MateSettings settings;
    private final boolean json;
    private final @Nullable ResultFile results;
    private final @Nullable SolutionBook page;
    private final PrintWriter out;
    private final PrintWriter err;
    private final ListSummary summary = new ListSummary();
    private @Nullable String unfinished;

    /**
     * @param questions the question for each problem
     * @param settings for the question
     * @param results where earlier results are found and new ones kept; null for none
     * @param page receives every answer; null for none
     */
    public TaskList(
            Function<ProblemTask, MateQuestion> questions,
            MateSettings settings,
            boolean json,
            @Nullable ResultFile results,
            @Nullable SolutionBook page,
            PrintWriter out,
            PrintWriter err) {
        this.questions = questions;
        this.settings = settings;
        this.json = json;
        this.results = results;
        this.page = page;
        this.out = out;
        this.err = err;
    }

    /** Returns what an interruption has left undone; empty where every problem was answered. */
    public Optional<String> unfinished() {
        return Optional.ofNullable(unfinished);
    }

    /** Solves the problems of a shard and returns the exit code. */
    public int run(List<FoundTask> tasks, Shard shard, ProgressLine progress) throws IOException, InterruptedException {
        for (int i = 0; i < tasks.size(); i++) {
            FoundTask found = tasks.get(i);
            if (!shard.takes(i + 1)) {
                continue;
            }
            if (isInterrupted()) {
                unfinished = "the problems from line " + found.line() + " on were not solved";
                break;
            }
            progress.show(summary.positions(), summary.worked(), summary.solved());
            ProblemTask task = found.task();
            if (task == null) {
                bad(found, found.error(), progress);
                continue;
            }
            try (MateQuestion question = questions.apply(task)) {
                solve(task, question, progress);
            } catch (NotationException e) {
                bad(found, String.valueOf(e.getMessage()), progress);
            }
        }
        progress.clear();
        summary.print(err);
        return summary.exitCode();
    }

    private void bad(FoundTask found, String error, ProgressLine progress) {
        progress.clear();
        summary.addBad();
        if (page != null) {
            page.addUnusable(found, error);
        }
        String title = found.title().isEmpty() ? "" : found.title() + ": ";
        err.println("kingfell: line " + found.line() + ": " + title + error);
        err.flush();
        if (json) {
            out.println(JsonObject.ofFormat("kingfell-mate")
                    .put("line", found.line())
                    .put("error", error));
        }
    }

    private void solve(ProblemTask task, MateQuestion question, ProgressLine progress)
            throws IOException, InterruptedException, NotationException {
        String fen = Fen.format(task.position());
        JsonNode known = results == null
                ? null
                : results.find(fen, question.text())
                        .filter(settings::isAnsweredBy)
                        .orElse(null);
        if (known != null) {
            String verdict = known.path("verdict").asText().toUpperCase(Locale.ROOT);
            summary.add(MateVerdict.valueOf(verdict), known.path("moves").asInt(), 0);
            summary.addSkipped();
            return;
        }
        Map<String, List<String>> id = task.title().isEmpty() ? Map.of() : Map.of("id", List.of(task.title()));
        Epd line = new Epd(task.position(), id);
        MateAnswer answer = question.answer(line);
        boolean isWhole = !isInterrupted();
        if (!isWhole) {
            unfinished = "the search for line " + task.line() + " was cut short, and the rest was not searched";
        }
        summary.add(answer.verdict(), answer.moves(), 0);
        JsonObject head = MateList.head(task.line(), line, question.text());
        if (!task.notes().isEmpty()) {
            head.put("notes", task.notes());
        }
        String object = answer.json(head, settings.json());
        // With a kept answer, a later run would not search the position again.
        if (results != null && isWhole) {
            results.add(object);
        }
        if (page != null) {
            page.add(task, answer);
        }
        progress.clear();
        if (json) {
            out.println(object);
        } else {
            print(task, fen, answer);
        }
        out.flush();
    }

    private boolean isInterrupted() {
        return settings.interruption().isRequested();
    }

    private void print(ProblemTask task, String fen, MateAnswer answer) {
        out.println(task.line() + (task.title().isEmpty() ? "" : "  " + task.title()) + "  "
                + task.stipulation().text());
        out.println("Fen: " + fen);
        answer.report().forEach(out::println);
        task.notes().forEach(note -> out.println("note: " + note));
        out.println(answer.effort());
        out.println();
    }
}
