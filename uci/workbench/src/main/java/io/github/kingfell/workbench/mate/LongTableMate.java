package io.github.kingfell.workbench.mate;

import io.github.kingfell.engine.Engine;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.LemmaCertificate;
import io.github.kingfell.rules.check.LemmaChecker;
import io.github.kingfell.rules.check.LemmaProof;
import io.github.kingfell.rules.check.RejectedProofException;
import io.github.kingfell.rules.check.UnfinishedCheckException;
import io.github.kingfell.rules.prooffile.LemmaProofFile;
import io.github.kingfell.search.Interruption;
import io.github.kingfell.workbench.output.ProgressLine;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntPredicate;

/**
 * Writes as lemmas, and checks, a mate of the exact tables that a search has neither time nor memory to prove. Millions
 * of positions are common.
 */
public final class LongTableMate {
    /** Bytes for each position while the proof is written. */
    private static final int BYTES = 80;

    private final Engine engine;
    private final ProgressLine progress;
    private final long deadline;
    private final Interruption interruption;
    private final long mostPositions =
            Math.min(LemmaProofFile.MAX_LEMMAS, Runtime.getRuntime().maxMemory() / BYTES);
    private String whyNot = "the fifty-move rule ends the game before mate, or a table is missing";

    /**
     * @param seconds at most for the proof, infinity for no limit
     * @param interruption ends the proof too
     */
    public LongTableMate(Engine engine, PrintWriter err, boolean shown, double seconds, Interruption interruption) {
        this.interruption = interruption;
        this.engine = engine;
        progress = new ProgressLine(err, shown, 0);
        deadline = System.nanoTime() + (long) Math.min(seconds * 1e9, Long.MAX_VALUE / 2.0);
    }

    public Optional<LemmaCertificate> prove(Position position) {
        Optional<LemmaProof> proof = engine.writeTableMate(position, limit("written"));
        try {
            if (proof.isPresent()) {
                return Optional.of(LemmaChecker.check(position, proof.get(), limit("checked")));
            }
        } catch (UnfinishedCheckException e) {
            // The limit that ended the proof has given the reason.
            return Optional.empty();
        } catch (RejectedProofException e) {
            whyNot = String.valueOf(e.getMessage());
        } finally {
            progress.clear();
        }
        return Optional.empty();
    }

    /** Returns why there was no proof. */
    public String whyNot() {
        return whyNot;
    }

    /** Shows the progress of the work, and ends it when time or memory runs out. */
    private IntPredicate limit(String done) {
        return positions -> {
            progress.show(String.format(Locale.ROOT, "%.1f million positions %s", positions / 1e6, done));
            if (positions > mostPositions) {
                whyNot = String.format(
                        Locale.ROOT,
                        "the proof has more than %d million positions, which do not fit into memory "
                                + "(KINGFELL_JAVA_OPTS=-Xmx...)",
                        mostPositions / 1_000_000);
                return false;
            }
            if (interruption.isRequested()) {
                whyNot = "the proof was interrupted";
                return false;
            }
            if (System.nanoTime() > deadline) {
                whyNot = "the time was not enough";
                return false;
            }
            return true;
        };
    }
}
