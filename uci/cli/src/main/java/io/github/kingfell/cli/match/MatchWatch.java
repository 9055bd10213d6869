package io.github.kingfell.cli.match;

import io.github.kingfell.arena.match.Match;
import io.github.kingfell.arena.match.MatchGame;
import io.github.kingfell.arena.match.MatchPlan;
import io.github.kingfell.arena.match.MatchTable;
import io.github.kingfell.files.AppendedFile;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.PgnWriter;
import io.github.kingfell.workbench.output.LiveLines;
import io.github.kingfell.workbench.output.ProgressLine;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes each game of a match when it ends, and shows how the match stands. */
final class MatchWatch implements Match.Listener {
    private final MatchPlan plan;
    private final String event;
    private final int earlier;
    private final @Nullable AppendedFile file;
    private final @Nullable PrintWriter lines;
    private final @Nullable LiveLines live;
    private final ProgressLine progress;
    private final long begun = System.nanoTime();

    /**
     * @param earlier games of an earlier run
     * @param file receives the games; null for none
     * @param lines receives a line for each game; null for none
     * @param live shows the table; null where the terminal cannot redraw
     * @param progress shows the score where {@code live} is null
     */
    MatchWatch(
            MatchPlan plan,
            String event,
            int earlier,
            @Nullable AppendedFile file,
            @Nullable PrintWriter lines,
            @Nullable LiveLines live,
            ProgressLine progress) {
        this.plan = plan;
        this.event = event;
        this.earlier = earlier;
        this.file = file;
        this.lines = lines;
        this.live = live;
        this.progress = progress;
    }

    @Override
    public void game(int number, String white, String black, MatchGame game) {
        if (file != null) {
            try {
                file.add(PgnWriter.format(game.pgn(event, white, black, number + 1)));
            } catch (NotationException e) {
                throw new IllegalStateException("a position that cannot be written", e);
            }
        }
        if (lines != null) {
            lines.println("Finished game " + (number + 1) + " (" + white + " vs " + black + "): " + game.result() + " {"
                    + game.end() + "}");
        }
    }

    @Override
    public void pair(MatchTable table) {
        MatchReport report = new MatchReport(table, plan.sprt(), earlier);
        if (live == null) {
            progress.show(table.games(), report.brief());
            return;
        }
        List<String> shown = new ArrayList<>();
        shown.add(table.games() + " of " + (plan.sprt() == null ? "" : "at most ")
                + 2 * plan.schedule().pairs() + " games, " + ProgressLine.clock((System.nanoTime() - begun) / 1e9));
        if (table.games() > 0) {
            shown.addAll(report.score());
        }
        live.show(shown);
    }

    /** Removes what is shown for other output. */
    void clear() {
        progress.clear();
        if (live != null) {
            live.clear();
        }
    }
}
