package io.github.kingfell.engine;

import io.github.kingfell.engine.search.SearchControl;
import java.util.function.BooleanSupplier;

/**
 * Gives the prover its share of a search that it does beside alpha-beta on one thread: each time alpha-beta polls, the
 * prover catches up. Shares are counted in nodes when the limit is nodes or depth, so that node counts reproduce, and in
 * time otherwise.
 */
final class ProverTurns implements SearchControl.Companion {
    private static final long SLICE_NODES = 8192;

    /** Where time counts, the clock is looked at this often; a prover deep in a position takes longer turns. */
    private static final long TIMED_SLICE_NODES = 1024;

    /** Shorter debts are left to grow: each turn costs both searches their caches. */
    private static final long SHORTEST_TURN_NANOS = 2_000_000;

    private final Proving proving;
    private final SearchControl control;
    private final boolean byNodes;
    private final BooleanSupplier occasion;

    /** The prover's nodes, or nanoseconds, for each of alpha-beta's. */
    private final double ratio;

    private double owed;
    private long lastEnd = System.nanoTime();

    /**
     * @param share percentage of the common effort, 0..99
     * @param byNodes count the share in nodes
     * @param occasion whether the prover has a share at the moment
     */
    ProverTurns(Proving proving, SearchControl control, int share, boolean byNodes, BooleanSupplier occasion) {
        this.proving = proving;
        this.occasion = occasion;
        this.control = control;
        this.byNodes = byNodes;
        ratio = share / (100.0 - share);
    }

    @Override
    public void takeTurn() {
        if (proving.isFinished()) {
            return;
        }
        if (!occasion.getAsBoolean()) {
            lastEnd = System.nanoTime();
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
                proving.advance(TIMED_SLICE_NODES);
            }
            owed -= System.nanoTime() - begin;
        }
        lastEnd = System.nanoTime();
    }
}
