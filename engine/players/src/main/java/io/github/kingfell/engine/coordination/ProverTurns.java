package io.github.kingfell.engine.coordination;

import io.github.kingfell.prover.solver.ProofWorker;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.SharedThread;
import java.util.function.Consumer;
import java.util.function.DoubleSupplier;

/**
 * Gives the prover its share of a search that shares one thread with alpha-beta: each time alpha-beta polls, the prover
 * catches up. Shares are counted in nodes when the limit is nodes or depth, so that node counts are reproducible, and
 * in time otherwise.
 */
final class ProverTurns implements SharedThread.Companion {
    private static final long SLICE_NODES = 8192;

    /** Nodes between two looks at the clock where time counts. A prover deep in a position takes longer turns. */
    private static final long TIMED_SLICE_NODES = 1024;

    /** The shortest turn. Smaller debts are left to grow, because each turn costs both searches their caches. */
    private static final long SHORTEST_TURN_NANOS = 2_000_000;

    private final ProofWorker worker;
    private final SearchControl control;
    private final boolean byNodes;

    /** The prover's nodes or nanoseconds for each node or nanosecond of alpha-beta's. */
    private final DoubleSupplier ratio;

    /** What the prover is owed, in nodes or nanoseconds. */
    private double owed;

    private long lastEnd = System.nanoTime();
    private long alphaBetaNodes;
    private final Consumer<Throwable> onFailure;
    private boolean failed;

    /**
     * Creates the turns of one search.
     *
     * @param ratio of the prover's effort to alpha-beta's; read again at every poll
     * @param byNodes whether the effort is counted in nodes
     * @param onFailure receives the exception when the prover fails and gets no more turns; alpha-beta goes on
     */
    ProverTurns(
            ProofWorker worker,
            SearchControl control,
            DoubleSupplier ratio,
            boolean byNodes,
            Consumer<Throwable> onFailure) {
        this.worker = worker;
        this.control = control;
        this.byNodes = byNodes;
        this.ratio = ratio;
        this.onFailure = onFailure;
        // What was spent before, on advice say, is nobody's debt.
        alphaBetaNodes = control.counter().nodes() - worker.nodes();
    }

    @Override
    public void takeTurn() {
        if (failed || worker.isFinished()) {
            return;
        }
        try {
            if (byNodes) {
                takeNodes();
            } else {
                takeTime();
            }
        } catch (RuntimeException | Error e) {
            failed = true;
            onFailure.accept(e);
        }
    }

    private void takeNodes() {
        long now = control.counter().nodes() - worker.nodes();
        owed += (now - alphaBetaNodes) * ratio.getAsDouble();
        alphaBetaNodes = now;
        if (owed >= SLICE_NODES) {
            long before = worker.nodes();
            worker.advance((long) owed);
            owed -= worker.nodes() - before;
        }
    }

    private void takeTime() {
        long begin = System.nanoTime();
        owed += (begin - lastEnd) * ratio.getAsDouble();
        if (owed >= SHORTEST_TURN_NANOS) {
            while (owed > System.nanoTime() - begin && !worker.isFinished() && !control.stopRequested()) {
                worker.advance(TIMED_SLICE_NODES);
            }
            owed -= System.nanoTime() - begin;
        }
        lastEnd = System.nanoTime();
    }
}
