package io.github.kingfell.search;

import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;

/** The nodes that all searchers of one search have visited, and their limit. Thread-safe. */
public final class NodeCounter {
    private final long limit;
    private final AtomicLong nodes = new AtomicLong();
    private final LongAdder tableHits = new LongAdder();

    /** @param limit over all searchers, 0 for none */
    NodeCounter(long limit) {
        this.limit = limit == 0 ? Long.MAX_VALUE : limit;
    }

    /** Returns the limit over all searchers, 0 for no limit. */
    public long limit() {
        return limit == Long.MAX_VALUE ? 0 : limit;
    }

    /** Books nodes that a searcher has visited. */
    public void book(int visited) {
        nodes.addAndGet(visited);
    }

    /** Returns the nodes booked so far by all searchers. */
    public long nodes() {
        return nodes.get();
    }

    /**
     * Returns the nodes left to visit, 0 when the limit is reached; without a limit {@link Long#MAX_VALUE} less those
     * visited.
     */
    long left() {
        return Math.max(0, limit - nodes.get());
    }

    /** Books positions that were looked up in Syzygy tables. */
    public void addTableHits(int count) {
        tableHits.add(count);
    }

    /** Returns the positions that all searchers have looked up in Syzygy tables so far. */
    public long tableHits() {
        return tableHits.sum();
    }
}
