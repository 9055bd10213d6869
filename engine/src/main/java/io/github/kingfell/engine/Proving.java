package io.github.kingfell.engine;

import io.github.kingfell.engine.proof.ProofHelper;
import io.github.kingfell.engine.proof.ProofSeries;
import io.github.kingfell.engine.search.SearchTask;

/** A prover at work beside alpha-beta: says what it has proved as soon as it has, and ends the search when that is all. */
final class Proving implements ProverTurns.Work {
    private final ProofSeries proofs;
    private final SearchTask task;
    private boolean shortestTold;

    Proving(ProofSeries proofs, SearchTask task) {
        this.proofs = proofs;
        this.task = task;
    }

    /** A part in this for one more thread. */
    ProofHelper helper() {
        return proofs.helper();
    }

    @Override
    public void advance(long nodes) {
        task.announcedMate().ifPresent(proofs::know);
        proofs.advance(nodes);
        proofs.news().forEach(task::report);
        if (!shortestTold && proofs.shortest().isPresent()) {
            shortestTold = true;
            task.report(proofs.shortest().get());
        }
        if (shortestTold && proofs.isFinished()) {
            task.control().finish();
        }
    }

    @Override
    public boolean isFinished() {
        return proofs.isFinished();
    }

    @Override
    public long nodes() {
        return proofs.nodes();
    }
}
