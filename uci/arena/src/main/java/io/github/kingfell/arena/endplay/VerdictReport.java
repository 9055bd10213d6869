package io.github.kingfell.arena.endplay;

import io.github.kingfell.arena.endplay.CriticalPositions.TrueValue;
import io.github.kingfell.report.Report;
import java.util.List;
import java.util.Locale;

/** The answers of an engine in critical positions as Markdown. */
public final class VerdictReport {
    private static final List<String> HEADINGS =
            List.of("Ending", "Value", "Positions", "Kept", "Scores that do not fit", "Median score");

    private VerdictReport() {}

    /** One row for each ending and value, then the moves that gave the value away. */
    public static Report of(List<VerdictTrial.Answers> all, VerdictTrial trial) {
        return Report.titled("Critical positions judged by exact tables")
                .paragraph("Random positions in which at most a third of the moves keep the value, and none of these "
                        + "captures or promotes; seed " + trial.seed() + ", limit: " + trial.pace()
                        + ". A score does not fit when a won position has less than " + VerdictTrial.WON_SCORE
                        + " centipawns, or a drawn one more than " + VerdictTrial.DRAWN_SCORE
                        + " for either side. The fifty-move rule is ignored.")
                .table(HEADINGS, all.stream().map(VerdictReport::cells).toList())
                .section("Moves that gave the value away")
                .list(
                        all.stream()
                                .flatMap(answers -> answers.failures().stream())
                                .toList(),
                        "None.")
                .build();
    }

    private static List<String> cells(VerdictTrial.Answers answers) {
        return List.of(
                answers.material(),
                answers.value() == TrueValue.WON ? "won" : "drawn",
                String.valueOf(answers.asked()),
                String.valueOf(answers.kept()),
                String.valueOf(answers.misjudged()),
                score(answers.median()));
    }

    private static String score(int centipawns) {
        return Math.abs(centipawns) == VerdictTrial.MATE ? "mate" : String.format(Locale.ROOT, "%+d", centipawns);
    }
}
