package io.github.kingfell.workbench.mate;

import io.github.kingfell.workbench.output.ExitCode;
import io.github.kingfell.workbench.output.JsonObject;
import io.github.kingfell.workbench.render.Solution;
import java.util.List;
import java.util.Locale;

/**
 * The final answer for one position.
 *
 * @param verdict whether what was asked for was found
 * @param moves length of the mate, negative when the side to move is mated; 0 without one
 * @param summary one line for a list
 * @param report several lines for a single position
 * @param solution the same for a page
 * @param details more members for JSON
 */
public record MateAnswer(
        MateVerdict verdict,
        int moves,
        String summary,
        List<String> report,
        Solution solution,
        JsonObject details,
        long nodes,
        double seconds) {
    /** The result of a search. */
    public enum MateVerdict {
        SOLVED,
        /** Proven: there is no solution. */
        REFUTED,
        UNKNOWN;

        String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** An answer with one line of play at most, and without a stipulation. */
    public MateAnswer(
            MateVerdict verdict,
            int moves,
            String summary,
            List<String> report,
            JsonObject details,
            long nodes,
            double seconds) {
        this(
                verdict,
                moves,
                summary,
                report,
                Solution.ofLine(moves > 0 ? "#" + moves : "", report, verdict.word()),
                details,
                nodes,
                seconds);
    }

    public int exitCode() {
        return verdict == MateVerdict.SOLVED ? ExitCode.DONE : ExitCode.NOT_FOUND;
    }

    public String effort() {
        return String.format(Locale.ROOT, "nodes %d  time %.2f s", nodes, seconds);
    }

    /**
     * Returns one object on one line.
     *
     * @param head members that come first
     * @param limits members that come last
     */
    String json(JsonObject head, JsonObject limits) {
        return head.put("verdict", verdict.word())
                .put("moves", moves)
                .putAll(details)
                .put("nodes", nodes)
                .put("seconds", seconds, 3)
                .putAll(limits)
                .toString();
    }
}
