package io.github.kingfell.workbench.mate;

import io.github.kingfell.workbench.mate.MateAnswer.MateVerdict;
import io.github.kingfell.workbench.output.ExitCode;
import java.io.PrintWriter;
import java.util.Locale;

/** Counts the results of a list, and how they compare with the lengths that its lines give. */
final class ListSummary {
    private final long begun = System.nanoTime();
    private int positions;
    private int solved;
    private int refuted;
    private int skipped;
    private int bad;
    private int withLength;
    private int best;
    private int shorter;
    private int longer;

    /** @param expected the length from {@code bm} or {@code dm}, 0 when the line has none */
    void add(MateVerdict verdict, int moves, int expected) {
        positions++;
        solved += verdict == MateVerdict.SOLVED ? 1 : 0;
        refuted += verdict == MateVerdict.REFUTED ? 1 : 0;
        if (expected == 0) {
            return;
        }
        withLength++;
        if (verdict == MateVerdict.SOLVED && Integer.signum(moves) == Integer.signum(expected)) {
            best += moves == expected ? 1 : 0;
            shorter += Math.abs(moves) < Math.abs(expected) ? 1 : 0;
            longer += Math.abs(moves) > Math.abs(expected) ? 1 : 0;
        }
    }

    void addSkipped() {
        skipped++;
    }

    void addBad() {
        bad++;
    }

    /** Returns the positions counted so far, those from a file included. */
    int positions() {
        return positions;
    }

    /** Returns the positions that had to be searched. */
    int worked() {
        return positions - skipped;
    }

    int solved() {
        return solved;
    }

    int exitCode() {
        if (bad > 0 || positions == 0) {
            return ExitCode.BAD_INPUT;
        }
        return solved == positions ? ExitCode.DONE : ExitCode.NOT_FOUND;
    }

    void print(PrintWriter out) {
        if (positions == 0 && bad == 0) {
            out.println("kingfell: the list has no position");
            return;
        }
        double seconds = (System.nanoTime() - begun) / 1e9;
        out.println("solved " + solved + " of " + positions
                + part(refuted, "disproved")
                + part(positions - solved - refuted, "open")
                + part(skipped, "already answered")
                + part(bad, bad == 1 ? "bad line" : "bad lines")
                + String.format(Locale.ROOT, ", time %.2f s", seconds));
        if (withLength > 0) {
            out.println("length given for " + withLength + ": best " + best
                    + part(shorter, "shorter")
                    + part(longer, "longer")
                    + part(withLength - best - shorter - longer, "not found"));
        }
        out.flush();
    }

    private static String part(int count, String what) {
        return count == 0 ? "" : ", " + count + " " + what;
    }
}
