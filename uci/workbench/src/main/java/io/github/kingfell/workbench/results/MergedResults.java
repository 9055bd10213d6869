package io.github.kingfell.workbench.results;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Merges results from several files: one result is kept for each question and position. An answer is better than no
 * answer, and a mate in fewer moves is better than a longer one. Of two unknown results the one with the larger limits
 * is kept, because a resumed run searches again only with larger limits than those.
 */
public final class MergedResults {
    private static final Comparator<JsonNode> BY_WORTH = Comparator.<JsonNode>comparingInt(MergedResults::rank)
            .thenComparing(result -> -Math.abs(result.path("moves").asInt()))
            .thenComparing(result -> result.path("shortest").asBoolean())
            .thenComparing(MergedResults::nodes)
            .thenComparing(result -> result.path("limitSeconds").asDouble());

    private final Consumer<String> remarks;
    private final Map<String, Entry> entries = new LinkedHashMap<>();
    private int differing;
    private int contradictions;

    private record Entry(JsonNode result, String file) {}

    /** @param remarks receives one line for each pair of results that differ */
    public MergedResults(Consumer<String> remarks) {
        this.remarks = remarks;
    }

    /** @param file that the result comes from */
    public void add(JsonNode result, String file) {
        Entry added = new Entry(result, file);
        Entry before = entries.putIfAbsent(ResultFile.key(result), added);
        if (before == null) {
            return;
        }
        boolean better = BY_WORTH.compare(result, before.result) > 0;
        if (better) {
            entries.put(ResultFile.key(result), added);
        }
        if (!words(result).equals(words(before.result))) {
            remark(better ? added : before, better ? before : added);
        }
    }

    /** Returns the kept results by line number in the list; results without a number come first. */
    public List<JsonNode> inOrder() {
        List<JsonNode> ordered = new ArrayList<>();
        entries.values().forEach(entry -> ordered.add(entry.result));
        ordered.sort(Comparator.comparingLong(result -> result.path("line").asLong()));
        return ordered;
    }

    /** Returns how often one file has a solution and another has none, for the same question. */
    public int contradictions() {
        return contradictions;
    }

    public String summary() {
        return entries.size() + " results, " + count("solved") + " solved, " + count("refuted") + " disproved, "
                + count("unknown") + " open; " + differing + " differed";
    }

    private void remark(Entry kept, Entry dropped) {
        differing++;
        boolean contradict = rank(kept.result) > 0 && rank(dropped.result) > 0 && !sameVerdict(kept, dropped);
        contradictions += contradict ? 1 : 0;
        remarks.accept((contradict ? "contradiction, " : "") + "line "
                + kept.result.path("line").asText("?") + ", "
                + kept.result.path("fen").asText() + ": " + words(kept.result) + " (" + kept.file + ") is kept, "
                + words(dropped.result) + " (" + dropped.file + ") is not");
    }

    private static boolean sameVerdict(Entry one, Entry other) {
        return rank(one.result) == rank(other.result);
    }

    private long count(String verdict) {
        return entries.values().stream()
                .filter(entry -> entry.result.path("verdict").asText().equals(verdict))
                .count();
    }

    /** A mate outranks "no mate", because the rules have checked its proof. */
    private static int rank(JsonNode result) {
        return switch (result.path("verdict").asText()) {
            case "solved" -> 2;
            case "refuted" -> 1;
            default -> 0;
        };
    }

    /** Returns the node limit; 0 in a file means no limit. */
    private static double nodes(JsonNode result) {
        double nodes = result.path("limitNodes").asDouble();
        return nodes == 0 ? Double.POSITIVE_INFINITY : nodes;
    }

    private static String words(JsonNode result) {
        int moves = result.path("moves").asInt();
        String length = moves == 0 ? "" : moves > 0 ? " in " + moves : " (mated in " + -moves + ")";
        return result.path("verdict").asText() + length;
    }
}
