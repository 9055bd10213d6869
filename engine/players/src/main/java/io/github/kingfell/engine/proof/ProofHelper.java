package io.github.kingfell.engine.proof;

import io.github.kingfell.engine.search.SearchControl;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * Another thread's part in a {@link ProofSeries}: it searches what the series is searching, in the same table, and keeps away
 * from its path. What it finds the series meets in the table; results come from the series alone.
 */
public final class ProofHelper {
    private final ProofSeries series;
    private final SearchControl control;

    /** The run that is helped, and the parts in its two searches. */
    private @Nullable ProofRun run;

    private MateSolver.@Nullable Helper mating;
    private MateSolver.@Nullable Helper mated;
    private final AtomicLong nodes = new AtomicLong();

    ProofHelper(ProofSeries series, SearchControl control) {
        this.series = series;
        this.control = control;
    }

    /**
     * Searches on, on the calling thread, booking the nodes with the series' control.
     *
     * @param wanted nodes to visit, more or less
     * @return nodes visited; 0 when there is nothing to help with
     */
    public long advance(long wanted) {
        ProofRun current = series.current();
        if (current != run) {
            run = current;
            mating = current.mating().helper();
            mated = current.mated().helper();
        }
        MateSolver.Helper part = current.isAboutOther() ? mated : mating;
        long visited = part == null ? 0 : part.advance(wanted, control);
        nodes.addAndGet(visited);
        return visited;
    }

    /** Nodes visited so far. */
    public long nodes() {
        return nodes.get();
    }
}
