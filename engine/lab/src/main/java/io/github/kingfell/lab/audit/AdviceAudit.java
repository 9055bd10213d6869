package io.github.kingfell.lab.audit;

import io.github.kingfell.engine.advice.AdviceTable;
import java.util.List;

/**
 * An advice table judged by exact values, from every position of its material up to symmetry: does what it advises win,
 * or draw, whatever they reply?
 *
 * @param clean true when it does, the exceptions that the table makes left aside
 * @param lines the report, as Markdown, the title first
 */
public record AdviceAudit(boolean clean, List<String> lines) {
    public AdviceAudit {
        lines = List.copyOf(lines);
    }

    /** True when the material is not too large. */
    public static boolean covers(AdviceTable table) {
        return table.material().length() <= AdvicePositions.MOST_MEN;
    }

    /**
     * Judges a table.
     *
     * @param truth exact values of its material and of all it can turn into
     */
    public static AdviceAudit judge(AdviceTable table, ExactDistances truth, EndgameAudit.Progress progress) {
        return table.aim() == AdviceTable.Aim.WIN
                ? new AdvisedWins(table, truth).judge(progress)
                : new AdvisedDraws(table, truth).judge(progress);
    }
}
