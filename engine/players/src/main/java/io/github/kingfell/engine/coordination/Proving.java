package io.github.kingfell.engine.coordination;

import io.github.kingfell.engine.proof.ProofHelper;
import io.github.kingfell.engine.proof.ProofNumberPlayer;
import io.github.kingfell.engine.proof.ProofSeries;
import io.github.kingfell.engine.search.SearchTask;
import org.jspecify.annotations.Nullable;

/** A prover at work beside alpha-beta: says what it has proved as soon as it has, and ends the search when that is all. */
final class Proving implements ProverTurns.Work {
    private final ProofNumberPlayer prover;
    private final SearchTask task;
    private volatile @Nullable ProofSeries begun;
    private boolean shortestTold;

    /** Costs nothing before the first {@link #advance}: in fast games most searches come to none. */
    Proving(ProofNumberPlayer prover, SearchTask task) {
        this.prover = prover;
        this.task = task;
    }

    /** A part in this for one more thread. */
    ProofHelper helper() {
        return proofs().helper();
    }

    @Override
    public void advance(long nodes) {
        ProofSeries proofs = proofs();
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
        ProofSeries proofs = begun;
        return proofs != null && proofs.isFinished();
    }

    @Override
    public long nodes() {
        ProofSeries proofs = begun;
        return proofs == null ? 0 : proofs.nodes();
    }

    private synchronized ProofSeries proofs() {
        ProofSeries proofs = begun;
        if (proofs == null) {
            proofs = prover.begin(task);
            begun = proofs;
        }
        return proofs;
    }
}
