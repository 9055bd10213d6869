package io.github.kingfell.tables.distance;

import io.github.kingfell.tables.tablebase.WorkerPool;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/**
 * Retrograde analysis (Ströhlein 1970, Thompson 1986) of one material: from the mates, and from the captures and
 * promotions into tables that are there already, back ply by ply. A side that can reach a position lost in n plies wins
 * in n + 1; a side all of whose moves lose, the slowest in n, loses in n + 1. What is never reached is drawn.
 */
final class RetrogradeBuilder {
    private final DtmTable table;
    private final Conversions conversions;
    private final BuildListener listener;

    RetrogradeBuilder(DtmTable table, Conversions conversions, BuildListener listener) {
        this.table = table;
        this.conversions = conversions;
        this.listener = listener;
    }

    /**
     * Fills in the table.
     *
     * @throws CancellationException when it was cancelled; the table is of no use then
     */
    void build(int threads, BooleanSupplier cancelled) {
        RepliesLeft left = new RepliesLeft(table.index.size(), threads > 1);
        List<RetrogradeWorker> workers = new ArrayList<>();
        for (int thread = 0; thread < threads; thread++) {
            workers.add(new RetrogradeWorker(table, conversions, left));
        }
        try (WorkerPool<RetrogradeWorker> crew = new WorkerPool<>(workers, cancelled)) {
            build(crew);
        }
    }

    private void build(WorkerPool<RetrogradeWorker> crew) {
        int size = table.index.size();
        listener.onStep(table.name(), 0);
        crew.share(size, RetrogradeWorker::initialise);
        DoubleSteps doubleSteps = new DoubleSteps();
        crew.workers().forEach(worker -> doubleSteps.addAll(worker.doubleSteps()));
        for (int plies = 0; plies <= PlyCode.plies(greatest(crew.workers(), doubleSteps)); plies++) {
            int now = plies;
            crew.share(size, (worker, from, to) -> worker.step(from, to, now));
            crew.share(
                    doubleSteps.count(), (worker, from, to) -> worker.stepBackDoubleSteps(doubleSteps, from, to, now));
            listener.onStep(table.name(), now + 1);
        }
    }

    private static int greatest(List<RetrogradeWorker> workers, DoubleSteps doubleSteps) {
        return workers.stream().mapToInt(RetrogradeWorker::greatest).reduce(doubleSteps.greatest(), Math::max);
    }
}
