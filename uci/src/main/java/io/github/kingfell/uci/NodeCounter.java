package io.github.kingfell.uci;

import io.github.kingfell.engine.search.SearchInfo;
import io.github.kingfell.engine.search.SearchListener;
import io.github.kingfell.engine.search.SearchOutcome;

/** Hears only how many nodes a search has visited. */
final class NodeCounter implements SearchListener {
    private long nodes;

    @Override
    public synchronized void onInfo(SearchInfo info) {
        if (info instanceof SearchInfo.Iteration iteration) {
            nodes = iteration.nodes();
        }
    }

    @Override
    public void onFinished(SearchOutcome outcome) {}

    synchronized long nodes() {
        return nodes;
    }
}
