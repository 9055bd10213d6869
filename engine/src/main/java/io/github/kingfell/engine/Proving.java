package io.github.kingfell.engine;

import io.github.kingfell.engine.check.MateCertificate;
import io.github.kingfell.engine.proof.ProofNumberPlayer;
import io.github.kingfell.engine.proof.ProofRun;
import io.github.kingfell.engine.search.SearchTask;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A prover at work beside alpha-beta: says what it has proved as soon as it has, and ends the search when that is all. */
final class Proving {
    private final ProofNumberPlayer prover;
    private final SearchTask task;
    private @Nullable ProofRun begun;
    private Optional<MateCertificate> reported = Optional.empty();

    /** Costs nothing before the first {@link #advance}: in fast games most searches come to none. */
    Proving(ProofNumberPlayer prover, SearchTask task) {
        this.prover = prover;
        this.task = task;
    }

    /** Searches on for about so many nodes. */
    void advance(long nodes) {
        ProofRun run = begun;
        if (run == null) {
            run = prover.begin(task);
            begun = run;
        }
        run.advance(nodes);
        Optional<MateCertificate> best = run.best();
        if (best.isPresent() && !best.equals(reported)) {
            reported = best;
            task.report(run.line());
        }
        if (run.isFinished() && run.isShortestProved()) {
            task.note("shortest proved");
            task.control().finish();
        }
    }

    boolean isFinished() {
        return begun != null && begun.isFinished();
    }

    long nodes() {
        return begun == null ? 0 : begun.nodes();
    }
}
