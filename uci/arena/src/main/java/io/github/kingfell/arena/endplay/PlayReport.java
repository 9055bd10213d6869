package io.github.kingfell.arena.endplay;

import io.github.kingfell.report.Report;
import java.util.List;

/** The games of several endings as Markdown. */
public final class PlayReport {
    private PlayReport() {}

    /** One row an ending, then the games that need a look. */
    public static Report of(List<EndingResult> results, EndingGames games) {
        return Report.titled("Endings played through the protocol")
                .paragraph("Random won positions with the strong side to move, seed " + games.seed()
                        + ", half of them with Black as the strong side. Limit: " + games.pace() + "; defence: "
                        + games.defence()
                        + ". Mean and worst count the engine's moves to mate in the games that it won; the true mean "
                        + "is the mean distance of the same positions by the exact table. A breach is an "
                        + "announced mate that was not kept, was put off or taken back, or is shorter than "
                        + "the true distance.")
                .table(
                        EndingResult.HEADINGS,
                        results.stream().map(EndingResult::cells).toList())
                .section("Games worth a look")
                .list(
                        results.stream()
                                .flatMap(result -> result.remarks().stream())
                                .toList(),
                        "None.")
                .build();
    }
}
