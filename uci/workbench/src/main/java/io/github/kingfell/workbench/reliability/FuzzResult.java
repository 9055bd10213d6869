package io.github.kingfell.workbench.reliability;

import io.github.kingfell.workbench.output.JsonObject;
import java.util.Locale;

/**
 * The result of a run with random lines.
 *
 * @param lines sent
 * @param bestMoves received, one for each {@code go}, all legal
 * @param errors lines {@code info string error}
 * @param seconds of the run
 * @param fault the first, with its place; empty for none
 */
public record FuzzResult(int lines, long bestMoves, long errors, double seconds, String fault) {
    public boolean isClean() {
        return fault.isEmpty();
    }

    public FuzzResult withFault(String other) {
        return new FuzzResult(lines, bestMoves, errors, seconds, other);
    }

    public JsonObject json(long seed) {
        return JsonObject.ofFormat("kingfell-protocol-fuzz")
                .put("seed", seed)
                .put("lines", lines)
                .put("bestMoves", bestMoves)
                .put("errors", errors)
                .put("seconds", seconds, 3)
                .put("fault", fault);
    }

    @Override
    public String toString() {
        return String.format(
                Locale.ROOT,
                "%,d lines: %,d searches with a legal best move each, %,d error lines, %.0f s%n%s",
                lines,
                bestMoves,
                errors,
                seconds,
                isClean() ? "no fault" : "fault: " + fault);
    }
}
