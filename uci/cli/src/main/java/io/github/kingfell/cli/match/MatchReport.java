package io.github.kingfell.cli.match;

import io.github.kingfell.arena.match.CrossTable;
import io.github.kingfell.arena.match.MatchSchedule;
import io.github.kingfell.arena.match.MatchScore;
import io.github.kingfell.arena.match.MatchTable;
import io.github.kingfell.arena.match.Sprt;
import io.github.kingfell.workbench.output.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The results of a match, for people and as JSON.
 *
 * @param sprt the test of a match of two engines; null for none
 * @param earlier games of an earlier run
 */
record MatchReport(MatchTable table, @Nullable Sprt sprt, int earlier) {
    private boolean isDuel() {
        return table.names().size() == 2;
    }

    /** Returns the score so far. */
    List<String> score() {
        if (!isDuel()) {
            return CrossTable.lines(table);
        }
        MatchScore score = table.score(0);
        List<String> lines = new ArrayList<>();
        lines.add(table.names().get(0) + " against " + table.names().get(1));
        lines.add(score.toString());
        lines.add(score.strength());
        if (sprt != null) {
            lines.add(sprt.words(score));
        }
        return lines;
    }

    /** Returns the score and what else is to be known about its games. */
    List<String> lines() {
        List<String> lines = new ArrayList<>(score());
        if (earlier > 0) {
            lines.add(earlier + " of these games are of an earlier run; the faults are those of this run");
        }
        lines.add("lost on time or without a legal move: " + faults());
        return lines;
    }

    private String faults() {
        if (isDuel()) {
            return table.faults().get(0) + ", the other " + table.faults().get(1);
        }
        String faults = IntStream.range(0, table.names().size())
                .filter(engine -> table.faults().get(engine) > 0)
                .mapToObj(engine ->
                        table.names().get(engine) + " " + table.faults().get(engine))
                .collect(Collectors.joining(", "));
        return faults.isEmpty() ? "none" : faults;
    }

    /** Returns the score in a few words, for a line of progress. */
    String brief() {
        int best = table.ranking().get(0);
        return isDuel()
                ? table.score(0).toString()
                : String.format(
                        Locale.ROOT,
                        "%s has %.1f %%",
                        table.names().get(best),
                        100 * table.score(best).share());
    }

    JsonObject json() {
        JsonObject json = JsonObject.ofFormat("kingfell-match");
        if (isDuel()) {
            json.putAll(duel(table.score(0)));
        } else {
            json.put("games", table.games());
        }
        json.put("earlierGames", earlier);
        json.putObjects("engines", table.ranking().stream().map(this::engine).toList());
        json.putObjects("encounters", encounters());
        return json;
    }

    private JsonObject duel(MatchScore score) {
        JsonObject json = score(score)
                .put("superiority", score.superiority(), 6)
                .put("normalizedElo", score.normalizedElo(), 3)
                .put("faults", table.faults().get(0))
                .put("rivalFaults", table.faults().get(1));
        if (sprt != null) {
            json.put("sprt", sprt.verdict(score).name().toLowerCase(Locale.ROOT))
                    .put("ratio", sprt.ratio(score), 6);
        }
        return json;
    }

    private JsonObject engine(int engine) {
        return new JsonObject()
                .put("name", table.names().get(engine))
                .putAll(score(table.score(engine)))
                .put("faults", table.faults().get(engine));
    }

    private List<JsonObject> encounters() {
        List<JsonObject> list = new ArrayList<>();
        for (int first = 0; first < table.names().size(); first++) {
            for (int second = first + 1; second < table.names().size(); second++) {
                if (table.schedule().form() == MatchSchedule.Form.ROUND_ROBIN || first == 0) {
                    list.add(new JsonObject()
                            .put("first", table.names().get(first))
                            .put("second", table.names().get(second))
                            .putAll(score(table.between(first, second))));
                }
            }
        }
        return list;
    }

    private static JsonObject score(MatchScore score) {
        return new JsonObject()
                .put("games", score.games())
                .put("wins", score.wins())
                .put("draws", score.draws())
                .put("losses", score.losses())
                .put("share", score.share(), 6)
                .put("margin", score.margin(), 6)
                .putNumbers("pairs", score.pairs());
    }
}
