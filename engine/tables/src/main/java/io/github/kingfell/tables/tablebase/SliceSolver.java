package io.github.kingfell.tables.tablebase;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;

/**
 * Retrograde analysis (Ströhlein 1970, Thompson 1986) of one slice: backwards ply by ply from the mates and from the
 * positions after captures, promotions and pawn moves. A side that can reach a position lost in n plies wins in n + 1.
 * A side all of whose moves lose, the slowest in n, loses in n + 1. Positions never reached are drawn.
 */
final class SliceSolver {
    private final Slice slice;
    private final List<SliceWorker> workers = new ArrayList<>();
    private final BooleanSupplier cancelled;

    /** @param pawns their squares, as entries of an array of all pieces */
    SliceSolver(Slice slice, int[] pawns, Successors successors, int threads, BooleanSupplier cancelled) {
        this.slice = slice;
        this.cancelled = cancelled;
        for (int thread = 0; thread < threads; thread++) {
            workers.add(new SliceWorker(slice, pawns, successors));
        }
    }

    /**
     * Fills in the slice.
     *
     * @param stepped receives each number of plies whose positions are known
     * @throws CancellationException when it was cancelled; the slice is unusable then
     */
    void solve(IntConsumer stepped) {
        int size = slice.index.size();
        try (WorkerPool<SliceWorker> pool = new WorkerPool<>(workers, cancelled)) {
            pool.share(size, SliceWorker::initialise);
            for (int plies = 0; plies <= furthest(); plies++) {
                stepped.accept(plies);
                int now = plies;
                pool.share(size, (worker, from, to) -> worker.step(from, to, now));
            }
            pool.share(size, SliceWorker::finish);
        }
        workers.forEach(SliceWorker::checkBeyond);
    }

    private int furthest() {
        return workers.stream().mapToInt(SliceWorker::furthest).max().orElse(0);
    }
}
