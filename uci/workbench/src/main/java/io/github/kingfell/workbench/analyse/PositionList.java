package io.github.kingfell.workbench.analyse;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.search.Interruption;
import io.github.kingfell.workbench.output.ExitCode;
import io.github.kingfell.workbench.review.Analyst;
import io.github.kingfell.workbench.review.Assessment;
import io.github.kingfell.workbench.review.ReviewText;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Analyses single positions: one named by the user, or the lines of a file. */
public final class PositionList {
    private final Analyst analyst;
    private final AnalysisOutput output;
    private final Interruption interruption;
    private @Nullable String unfinished;

    /** @param interruption ends the list */
    public PositionList(Analyst analyst, AnalysisOutput output, Interruption interruption) {
        this.interruption = interruption;
        this.analyst = analyst;
        this.output = output;
    }

    /** Returns what an interruption has left undone; empty where the work is complete. */
    public Optional<String> unfinished() {
        return Optional.ofNullable(unfinished);
    }

    /** Analyses one position, in full. */
    public int runOne(String text) throws NotationException, InterruptedException {
        Epd epd = Epd.parse(text);
        output.begin(1);
        output.progress(0, "searching");
        Assessment assessment = analyst.assess(epd.position());
        if (output.json()) {
            output.print(List.of(AnalysisJson.of(1, epd.id(), assessment)));
        } else {
            output.printBoard(epd.position());
            output.print(full(assessment));
        }
        if (interruption.isRequested()) {
            unfinished = "the search was cut short";
        }
        return ExitCode.DONE;
    }

    /**
     * Analyses each line and prints it at once. Blank lines and those that begin with {@code #} do not count.
     *
     * @return the exit code
     */
    public int run(InputStream in) throws IOException, InterruptedException {
        BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        output.begin(0);
        int number = 0;
        int good = 0;
        int bad = 0;
        for (String line = reader.readLine(); line != null; line = reader.readLine()) {
            number++;
            String text = line.replace("\uFEFF", "").strip();
            if (text.isEmpty() || text.startsWith("#")) {
                continue;
            }
            output.progress(good + bad, "positions");
            try {
                Epd epd = Epd.parse(text);
                Assessment assessment = analyst.assess(epd.position());
                output.print(
                        output.json()
                                ? List.of(AnalysisJson.of(number, epd.id(), assessment))
                                : brief(number, epd.id(), assessment));
                good++;
                if (interruption.isRequested()) {
                    unfinished = "the search for line " + number + " was cut short, and the rest was not analysed";
                    break;
                }
            } catch (NotationException e) {
                bad++;
                String message = String.valueOf(e.getMessage());
                output.complain(
                        "line " + number + ": " + message,
                        AnalysisJson.record().put("line", number).put("error", message));
            }
        }
        if (good + bad == 0) {
            output.say("kingfell: the list has no position");
        }
        return bad > 0 || good == 0 ? ExitCode.BAD_INPUT : ExitCode.DONE;
    }

    private static List<String> full(Assessment assessment) {
        Position position = assessment.position();
        List<String> lines = new ArrayList<>(List.of("Fen: " + Fen.format(position), ""));
        if (assessment.isOver()) {
            lines.add(ReviewText.score(assessment));
            return lines;
        }
        assessment.lines().forEach(line -> lines.add(text(line, position)));
        lines.add(assessment.credit());
        lines.add(String.format(Locale.ROOT, "nodes %d  time %.2f s", assessment.nodes(), assessment.seconds()));
        return lines;
    }

    private static List<String> brief(int number, String id, Assessment assessment) {
        Position position = assessment.position();
        String name = number + "  " + (id.isEmpty() ? Fen.format(position) : id) + "  ";
        if (assessment.isOver()) {
            return List.of(name + ReviewText.score(assessment));
        }
        return assessment.lines().stream()
                .map(line -> name + text(line, position))
                .toList();
    }

    static String text(Assessment.Line line, Position position) {
        return ReviewText.score(line.score(), position)
                + "  depth " + line.depth()
                + "  " + ReviewText.line(position, line.array());
    }
}
