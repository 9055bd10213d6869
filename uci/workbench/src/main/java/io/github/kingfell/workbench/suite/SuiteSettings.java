package io.github.kingfell.workbench.suite;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.kingfell.workbench.output.JsonObject;
import java.util.List;

/**
 * How a book is checked.
 *
 * @param seconds for each problem
 * @param nodes for each problem, 0 for no limit
 * @param duals whether duals are faults
 * @param cooks whether second keys are faults where only a length is stated
 * @param engines that are compared, ours first; empty without a comparison
 */
public record SuiteSettings(
        double seconds, long nodes, int threads, int hash, boolean duals, boolean cooks, List<String> engines) {
    public SuiteSettings {
        engines = List.copyOf(engines);
    }

    JsonObject json() {
        return new JsonObject()
                .put("seconds", seconds, 3)
                .put("nodes", nodes)
                .put("threads", threads)
                .put("hash", hash)
                .put("duals", duals)
                .put("cooks", cooks)
                .put("engines", engines);
    }

    /** What belongs to the question besides the claim of the book. */
    String words() {
        return (duals ? " duals" : "")
                + (cooks ? " cooks" : "")
                + (engines.isEmpty() ? "" : " engines " + String.join(" | ", engines) + " " + seconds + " s " + nodes);
    }

    /** The words after {@code go} for the engines that are compared. */
    public String limits() {
        return "movetime " + Math.max(1, Math.round(seconds * 1000)) + (nodes == 0 ? "" : " nodes " + nodes);
    }

    /** True when one of the limits is wider than those under which a result came about. */
    boolean isMoreThan(JsonNode result) {
        long before = result.path("limitNodes").asLong();
        return seconds > result.path("limitSeconds").asDouble() || before > 0 && (nodes == 0 || nodes > before);
    }
}
