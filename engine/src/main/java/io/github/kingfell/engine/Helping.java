package io.github.kingfell.engine;

import io.github.kingfell.engine.proof.ProofHelper;

/** A further thread's part in the proving; at an end when there is nothing to help with any more. */
final class Helping implements ProverTurns.Work {
    private final ProofHelper helper;
    private final Proving helped;

    Helping(Proving helped) {
        this.helped = helped;
        helper = helped.helper();
    }

    @Override
    public void advance(long nodes) {
        if (helper.advance(nodes) == 0) {
            // The one that is helped writes a proof, or is about to end.
            Thread.onSpinWait();
        }
    }

    @Override
    public boolean isFinished() {
        return helped.isFinished();
    }

    @Override
    public long nodes() {
        return helper.nodes();
    }
}
