package io.github.kingfell.arena.bench;

import io.github.kingfell.engine.Engine;
import io.github.kingfell.search.SearchInfo;
import io.github.kingfell.search.SearchListener;
import io.github.kingfell.search.SearchOutcome;
import io.github.kingfell.search.SearchRequest;

/** Records only how many nodes a search has visited. */
final class VisitedNodes implements SearchListener {
    private long nodes;

    private VisitedNodes() {}

    /** Returns the nodes of a search that starts without the results of an earlier one. */
    static long search(Engine engine, SearchRequest request) throws InterruptedException {
        engine.newGame();
        VisitedNodes counter = new VisitedNodes();
        engine.go(request, counter);
        engine.awaitIdle();
        return counter.nodes();
    }

    @Override
    public synchronized void onInfo(SearchInfo info) {
        if (info instanceof SearchInfo.Iteration iteration) {
            nodes = iteration.nodes();
        }
    }

    @Override
    public void onFinished(SearchOutcome outcome) {}

    private synchronized long nodes() {
        return nodes;
    }
}
