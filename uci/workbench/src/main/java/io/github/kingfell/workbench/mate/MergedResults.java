package io.github.kingfell.workbench.mate;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Results from several files, one for each question and position. What is known is better than what is not; a mate in
 * fewer moves is better than a longer one; of two unknowns the one that more was spent on is better, since whoever
 * resumes asks again only with more than that.
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

    /** @param remarks hears of each pair of results that differ, in a line */
    public MergedResults(Consumer<String> remarks) {
        this.remarks = remarks;
    }

    /** @param file where the result comes from */
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

    /** By the number of the line in the list; those without one come first. */
    public List<JsonNode> inOrder() {
        List<JsonNode> ordered = new ArrayList<>();
        entries.values().forEach(entry -> ordered.add(entry.result));
        ordered.sort(Comparator.comparingLong(result -> result.path("line").asLong()));
        return ordered;
    }

    /** How often one file says that there is what another says that there is not. */
    public int contradictions() {
        return contradictions;
    }

    public String summary() {
        return entries.size() + " results, " + count("solved") + " solved, " + count("refuted")
                + " shown to have none, " + count("unknown") + " open; " + differing + " differed";
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

    /** A mate carries a proof that the rules have checked, so it outranks a search that says there is none. */
    private static int rank(JsonNode result) {
        return switch (result.path("verdict").asText()) {
            case "solved" -> 2;
            case "refuted" -> 1;
            default -> 0;
        };
    }

    /** The limit; 0 in a file is none. */
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
