package io.github.kingfell.workbench.endgame;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.tables.census.OutcomeCount;
import io.github.kingfell.tables.census.TableStatistics;
import io.github.kingfell.tables.distance.BestPlay;
import io.github.kingfell.tables.distance.TableProbe;
import io.github.kingfell.workbench.output.JsonObject;
import io.github.kingfell.workbench.output.LineJson;
import io.github.kingfell.workbench.render.StatisticsPage.Shown;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

/** Reports the statistics of a table: for a page, as text, and as JSON. */
public final class StatisticsReport {
    public static final List<String> HEAD =
            List.of("to move", "pawn on", "positions", "won", "drawn", "lost", "longest win, moves");

    private static final String[] SIDES = {"White", "Black"};
    private static final String[] FILES = {"a or h", "b or g", "c or f", "d or e"};

    private final String name;
    private final TableStatistics statistics;
    private final TableProbe probe;

    public StatisticsReport(String name, TableStatistics statistics, TableProbe probe) {
        this.name = name;
        this.statistics = statistics;
        this.probe = probe;
    }

    /** Returns the rows under {@link #HEAD}. */
    public List<List<String>> rows() {
        List<List<String>> rows = new ArrayList<>();
        for (int side = Color.WHITE; side <= Color.BLACK; side++) {
            List<OutcomeCount> files = statistics.byFile(side);
            rows.add(row(SIDES[side], files.isEmpty() ? "" : "any file", statistics.of(side)));
            for (int file = 0; file < files.size(); file++) {
                rows.add(row(SIDES[side], FILES[file], files.get(file)));
            }
        }
        return rows;
    }

    private static List<String> row(String side, String file, OutcomeCount count) {
        return List.of(
                side,
                file,
                String.valueOf(count.positions()),
                percent(count.wins(), count),
                percent(count.draws(), count),
                percent(count.losses(), count),
                count.longestWin() == 0 ? "" : String.valueOf(count.longestWin()));
    }

    private static String percent(long part, OutcomeCount count) {
        return count.positions() == 0 ? "" : String.format(Locale.ROOT, "%.2f %%", 100.0 * part / count.positions());
    }

    /** Returns the longest wins of both sides, where there are any. */
    public List<Shown> longest() {
        return IntStream.rangeClosed(Color.WHITE, Color.BLACK)
                .mapToObj(this::longest)
                .flatMap(Optional::stream)
                .toList();
    }

    private Optional<Shown> longest(int side) {
        OutcomeCount count = statistics.of(side);
        return count.longestWinExample()
                .map(position -> new Shown(
                        "longest win with " + SIDES[side] + " to move: mate in " + count.longestWin() + ", "
                                + count.wins(count.longestWin()) + " positions",
                        position,
                        BestPlay.from(position, probe).orElseThrow()));
    }

    public List<String> text() {
        List<String> lines = new ArrayList<>();
        lines.add(name + ": all positions, reflections counted separately");
        lines.add(format(HEAD));
        rows().forEach(row -> lines.add(format(row)));
        for (Shown longest : longest()) {
            lines.add("");
            lines.add(longest.words());
            lines.add(Fen.format(longest.position()));
            lines.add(San.formatLine(longest.position(), longest.play().moves()));
        }
        return lines;
    }

    private static String format(List<String> cells) {
        return String.format(Locale.ROOT, "%-8s%-9s%13s%10s%10s%10s%20s", cells.toArray())
                .stripTrailing();
    }

    public JsonObject json() {
        JsonObject json = JsonObject.ofFormat("kingfell-table-statistics").put("material", name);
        for (int side = Color.WHITE; side <= Color.BLACK; side++) {
            JsonObject data = data(statistics.of(side));
            List<OutcomeCount> files = statistics.byFile(side);
            if (!files.isEmpty()) {
                data.putObjects(
                        "byPawnFile", files.stream().map(StatisticsReport::data).toList());
            }
            longest(side)
                    .ifPresent(longest -> data.put("longestFen", Fen.format(longest.position()))
                            .putAll(LineJson.of(
                                    longest.position(), longest.play().moves())));
            json.put(side == Color.WHITE ? "whiteToMove" : "blackToMove", data);
        }
        return json;
    }

    private static JsonObject data(OutcomeCount count) {
        return new JsonObject()
                .put("positions", count.positions())
                .put("won", count.wins())
                .put("drawn", count.draws())
                .put("lost", count.losses())
                .put("longestWin", count.longestWin())
                .putNumbers("winsByMoves", numbers(count, true))
                .putNumbers("lossesByMoves", numbers(count, false));
    }

    /** Returns the counts by number of moves, from 0 on. */
    private static List<Long> numbers(OutcomeCount count, boolean wins) {
        return IntStream.rangeClosed(0, count.mostMoves())
                .mapToObj(moves -> wins ? count.wins(moves) : count.losses(moves))
                .toList();
    }

    public String name() {
        return name;
    }

    public TableStatistics statistics() {
        return statistics;
    }
}
