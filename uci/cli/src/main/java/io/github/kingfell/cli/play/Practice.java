package io.github.kingfell.cli.play;

import io.github.kingfell.cli.output.LettersOption;
import io.github.kingfell.files.WholeFile;
import io.github.kingfell.play.game.Drill;
import io.github.kingfell.play.game.PlaySession;
import io.github.kingfell.play.game.Round;
import io.github.kingfell.workbench.render.DrillPage;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Positions that a person plays one after the other, with a summary of each and a page about all. */
final class Practice {
    private final PlaySession table;
    private final PrintWriter out;
    private final List<DrillPage.Game> reports = new ArrayList<>();

    Practice(PlaySession table, PrintWriter out) {
        this.table = table;
        this.out = out;
    }

    /** Plays one position; returns false when the person wants no other one. */
    boolean play(Drill drill, Round round) throws IOException, InterruptedException {
        PlaySession.Left left = table.play(round);
        DrillPage.Game report = drill.report(table.hints(), table.takenBack());
        reports.add(report);
        report.summary().forEach(out::println);
        for (DrillPage.Moment moment : report.moments()) {
            out.println(moment.sentence());
            if (!moment.reason().isEmpty()) {
                out.println("  the book: " + moment.reason());
            }
        }
        return left == PlaySession.Left.NEXT;
    }

    /** Writes the page about all positions; does nothing without a file. */
    void write(@Nullable Path html, String title, LettersOption letters) {
        if (html != null) {
            WholeFile.write(
                    html,
                    DrillPage.lines(title, reports).stream()
                            .map(letters::inLetters)
                            .toList());
            out.println("written: " + html);
        }
    }
}
