package io.github.kingfell.workbench.mate;

import io.github.kingfell.prover.checkpoint.ProverProgress;
import io.github.kingfell.workbench.output.ProgressLine;
import java.io.PrintWriter;
import java.util.Locale;

/** Shows the progress of the search for one mate on standard error. Used by the searching thread alone. */
public final class ProverLine {
    private static final double MILLION = 1e6;

    private final PrintWriter err;
    private final ProgressLine line;
    private String lastComplaint = "";

    /** @param shown false to print complaints only */
    public ProverLine(PrintWriter err, boolean shown) {
        this.err = err;
        line = new ProgressLine(err, shown, 0);
    }

    public void show(ProverProgress progress) {
        line.show(text(progress));
    }

    /** Reports why a checkpoint could not be written. The same reason is printed once. */
    public void complain(String complaint) {
        if (!complaint.equals(lastComplaint)) {
            lastComplaint = complaint;
            line.clear();
            err.println("kingfell: " + complaint + "; the search continues and will try again");
            err.flush();
        }
    }

    public void clear() {
        line.clear();
    }

    static String text(ProverProgress progress) {
        int moves = progress.moves();
        String mate = moves == 0 ? "no mate yet" : (moves > 0 ? "mate in " : "mated in ") + Math.abs(moves);
        String none = progress.disproved() == 0 ? "" : ", none in " + progress.disproved();
        return String.format(
                Locale.ROOT,
                "%s%s  %.1f million nodes  table %d %% full  %s",
                mate,
                none,
                progress.nodes() / MILLION,
                progress.permilleUsed() / 10,
                ProgressLine.clock(progress.millis() / 1000.0));
    }
}
