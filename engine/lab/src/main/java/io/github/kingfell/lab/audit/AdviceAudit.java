package io.github.kingfell.lab.audit;

import io.github.kingfell.engine.advice.AdviceTable;
import java.util.List;

/**
 * Checks the advice of an advice table against exact values. Every position of its material is checked, up to symmetry:
 * does the advised play win, or hold the draw, against every reply?
 *
 * @param clean true when it does, apart from the exceptions that the advice table itself states
 * @param lines the report, as Markdown, the title first
 */
public record AdviceAudit(boolean clean, List<String> lines) {
    public AdviceAudit {
        lines = List.copyOf(lines);
    }

    /** Returns true when the material is small enough for an audit. */
    public static boolean covers(AdviceTable table) {
        return table.material().length() <= AdvicePositions.MOST_PIECES;
    }

    /**
     * Audits an advice table.
     *
     * @param truth exact values of its material and of every ending that it can turn into
     */
    public static AdviceAudit judge(AdviceTable table, ExactDistances truth, EndgameAudit.Progress progress) {
        return table.aim() == AdviceTable.Aim.WIN
                ? new AdvisedWins(table, truth).judge(progress)
                : new AdvisedDraws(table, truth).judge(progress);
    }
}
