package io.github.kingfell.engine;

import io.github.kingfell.engine.check.MateCertificate;
import io.github.kingfell.engine.proof.ProofRun;
import io.github.kingfell.engine.search.SearchTask;
import java.util.Optional;

/** A prover at work beside alpha-beta: says what it has proved as soon as it has, and ends the search when that is all. */
final class Proving implements ProverTurns.Work {
    private final ProofRun run;
    private final SearchTask task;
    private Optional<MateCertificate> reported = Optional.empty();

    Proving(ProofRun run, SearchTask task) {
        this.run = run;
        this.task = task;
    }

    @Override
    public void advance(long nodes) {
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

    @Override
    public boolean isFinished() {
        return run.isFinished();
    }

    @Override
    public long nodes() {
        return run.nodes();
    }
}
