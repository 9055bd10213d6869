package io.github.kingfell.workbench.suite;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.kingfell.workbench.output.JsonObject;
import java.util.List;

/**
 * The settings for checking a book.
 *
 * @param seconds for each problem
 * @param nodes for each problem, 0 for no limit
 * @param duals whether duals are faults
 * @param cooks whether second keys are faults when only a length is stated
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

    /** Returns the part of the question that comes from the settings. */
    String words() {
        return (duals ? " duals" : "")
                + (cooks ? " cooks" : "")
                + (engines.isEmpty() ? "" : " engines " + String.join(" | ", engines) + " " + seconds + " s " + nodes);
    }

    /** Returns the words after {@code go} for the engines that are compared. */
    public String limits() {
        return "movetime " + Math.max(1, Math.round(seconds * 1000)) + (nodes == 0 ? "" : " nodes " + nodes);
    }

    /** Returns true when one of the limits is larger than those of the result. */
    boolean isMoreThan(JsonNode result) {
        long before = result.path("limitNodes").asLong();
        return seconds > result.path("limitSeconds").asDouble() || before > 0 && (nodes == 0 || nodes > before);
    }
}
