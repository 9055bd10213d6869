package io.github.kingfell.engine.coordination;

import io.github.kingfell.engine.proof.ProofHelper;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/** A further thread's part in the proving; at an end when there is nothing to help with any more. */
final class Helping implements ProverTurns.Work {
    private static final long PAUSE_NANOS = TimeUnit.MICROSECONDS.toNanos(50);

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
            LockSupport.parkNanos(PAUSE_NANOS);
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
