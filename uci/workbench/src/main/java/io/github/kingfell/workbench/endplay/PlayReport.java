package io.github.kingfell.workbench.endplay;

import io.github.kingfell.report.Report;
import java.util.List;

/** The games of several endings as Markdown. */
public final class PlayReport {
    private PlayReport() {}

    /** One row an ending, then the games that need a look. */
    public static Report of(List<EndingResult> results, EndingGames games) {
        return Report.titled("Endings played through the protocol")
                .paragraph("Won positions with the strong side to move, drawn by lot with seed " + games.seed()
                        + ", in half of them Black. Limit: " + games.pace() + "; defence: " + games.defence()
                        + ". Means and worst are the engine's moves to mate in the games that it won; the true mean is"
                        + " that of the same positions by the exact table. A breach is an announced mate that was"
                        + " not kept, was put off or taken back, or is shorter than there is.")
                .table(
                        EndingResult.HEADINGS,
                        results.stream().map(EndingResult::cells).toList())
                .section("Games to look at")
                .list(
                        results.stream()
                                .flatMap(result -> result.remarks().stream())
                                .toList(),
                        "None.")
                .build();
    }
}
