package io.github.kingfell.engine.table;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;

/**
 * Retrograde analysis (Ströhlein 1970, Thompson 1986) of one material: from the mates, and from the captures and
 * promotions into tables that are there already, back ply by ply. A side that can reach a position lost in n plies wins
 * in n + 1; a side all of whose moves lose, the slowest in n, loses in n + 1. What is never reached is drawn.
 *
 * <p>Instead of counting the replies of the losing side, each of its positions is looked at again when one more reply
 * loses: most of them have an escape, which is found soon, and symmetric replies need no special care.
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
        List<RetrogradeWorker> workers = new ArrayList<>();
        for (int thread = 0; thread < threads; thread++) {
            workers.add(new RetrogradeWorker(table, conversions));
        }
        try (Crew<RetrogradeWorker> crew = new Crew<>(workers, cancelled)) {
            build(crew);
        }
    }

    private void build(Crew<RetrogradeWorker> crew) {
        int size = table.index.size();
        listener.onStep(table.name(), 0);
        crew.share(size, RetrogradeWorker::initialise);
        int[] doubleSteps = crew.workers().stream()
                .flatMapToInt(worker -> IntStream.of(worker.doubleSteps()))
                .toArray();
        for (int plies = 0; plies <= PlyCode.plies(greatest(crew.workers())); plies++) {
            int now = plies;
            crew.share(size, (worker, from, to) -> worker.step(from, to, now));
            if (now % 2 == 1) {
                crew.share(size, (worker, from, to) -> worker.decideCandidates(from, to, now));
            }
            crew.share(doubleSteps.length, (worker, from, to) -> worker.decideDoubleSteps(doubleSteps, from, to, now));
            listener.onStep(table.name(), now + 1);
        }
    }

    private static int greatest(List<RetrogradeWorker> workers) {
        return workers.stream().mapToInt(RetrogradeWorker::greatest).max().orElse(PlyCode.DRAW);
    }
}
