package io.github.kingfell.engine;

import io.github.kingfell.engine.search.SearchControl;

/**
 * Gives the prover its share of a search that it does beside alpha-beta on one thread: each time alpha-beta polls, the
 * prover catches up. Shares are counted in nodes when the limit is nodes or depth, so that node counts reproduce, and in
 * time otherwise.
 */
final class ProverTurns implements SearchControl.Companion {
    private static final long SLICE_NODES = 8192;

    /** Shorter debts are left to grow: each turn costs both searches their caches. */
    private static final long SHORTEST_TURN_NANOS = 4_000_000;

    private final Proving proving;
    private final SearchControl control;
    private final boolean byNodes;

    /** The prover's nodes, or nanoseconds, for each of alpha-beta's. */
    private final double ratio;

    private double owed;
    private long lastEnd = System.nanoTime();

    /**
     * @param share percentage of the common effort, 0..99
     * @param byNodes count the share in nodes
     */
    ProverTurns(Proving proving, SearchControl control, int share, boolean byNodes) {
        this.proving = proving;
        this.control = control;
        this.byNodes = byNodes;
        ratio = share / (100.0 - share);
    }

    @Override
    public void takeTurn() {
        if (proving.isFinished()) {
            return;
        }
        if (byNodes) {
            long alphaBetaNodes = control.nodes() - proving.nodes();
            long due = (long) (alphaBetaNodes * ratio) - proving.nodes();
            if (due >= SLICE_NODES) {
                proving.advance(due);
            }
            return;
        }
        long begin = System.nanoTime();
        owed += (begin - lastEnd) * ratio;
        if (owed >= SHORTEST_TURN_NANOS) {
            while (owed > System.nanoTime() - begin && !proving.isFinished() && !control.stopRequested()) {
                proving.advance(SLICE_NODES);
            }
            owed -= System.nanoTime() - begin;
        }
        lastEnd = System.nanoTime();
    }
}
