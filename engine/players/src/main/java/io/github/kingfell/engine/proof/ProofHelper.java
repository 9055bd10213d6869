package io.github.kingfell.engine.proof;

import io.github.kingfell.engine.search.SearchControl;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * Another thread's part in a {@link MateSearch}: it searches what that is searching, in the same table, and keeps away
 * from its path. What it finds the other meets in the table; results come from the other alone.
 */
public final class ProofHelper {
    private final MateSearch search;
    private final SearchControl control;

    /** The line that is helped, and the parts in its two solvers. */
    private MateSearch.@Nullable Line line;

    private MateSolver.@Nullable Helper mating;
    private MateSolver.@Nullable Helper mated;
    private final AtomicLong nodes = new AtomicLong();

    ProofHelper(MateSearch search, SearchControl control) {
        this.search = search;
        this.control = control;
    }

    /**
     * Searches on, on the calling thread, booking the nodes with the search's control.
     *
     * @param wanted nodes to visit, more or less
     * @return nodes visited; 0 when there is nothing to help with
     */
    public long advance(long wanted) {
        MateSearch.Line current = search.current();
        if (current != line) {
            line = current;
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
