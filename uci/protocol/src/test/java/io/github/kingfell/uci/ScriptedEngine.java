package io.github.kingfell.uci;

import io.github.kingfell.engine.SearchService;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.search.Pv;
import io.github.kingfell.search.Score;
import io.github.kingfell.search.SearchInfo;
import io.github.kingfell.search.SearchListener;
import io.github.kingfell.search.SearchOutcome;
import io.github.kingfell.search.SearchRequest;
import io.github.kingfell.search.SearchSettings;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * A scripted engine: its searches run until {@link #stop}, or until the test ends them, and it records its requests. It
 * fails on calls that the contract of the real engine forbids.
 */
class ScriptedEngine implements SearchService {
    final List<String> calls = new CopyOnWriteArrayList<>();
    final BlockingQueue<SearchRequest> requests = new LinkedBlockingQueue<>();

    /** When true, searches end by themselves, with the first legal move. */
    volatile boolean instant;

    /** When true, searches ignore the stop. */
    volatile boolean deaf;

    private volatile CountDownLatch running = new CountDownLatch(0);
    private volatile CountDownLatch ending = new CountDownLatch(0);
    private volatile SearchInfo.Iteration lastLine;
    private volatile SearchListener listener = SearchListener.DEAF;

    @Override
    public List<PlayerId> players() {
        return List.of(PlayerId.PROOF_NUMBER);
    }

    @Override
    public int configure(SearchSettings settings) {
        requireIdle();
        calls.add("configure " + settings.hashMegabytes() + " " + settings.threads());
        return settings.hashMegabytes();
    }

    @Override
    public void newGame() {
        requireIdle();
        calls.add("newGame");
    }

    @Override
    public void go(SearchRequest request, SearchListener to) {
        requireIdle();
        calls.add("go");
        running = new CountDownLatch(1);
        ending = new CountDownLatch(instant ? 0 : 1);
        listener = to;
        lastLine = null;
        // This comes last, because a test that waits for it reports to this listener and ends this search.
        requests.add(request);
        Daemon.of(() -> search(request, to), "scripted").start();
    }

    private void search(SearchRequest request, SearchListener to) {
        try {
            ending.await();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
        // As with the real engine, the search is over only after the listener has returned.
        SearchOutcome outcome = anyMove(request.position());
        SearchInfo.Iteration line = lastLine;
        if (line == null) {
            to.onInfo(outcome.asLine());
        } else if (line.line().move(0) != outcome.bestMove()) {
            to.onInfo(line.with(outcome.score()).with(outcome.line()));
        }
        to.onFinished(outcome);
        running.countDown();
    }

    static SearchOutcome anyMove(Position position) {
        MoveList moves = MoveList.legal(position);
        int move = moves.isEmpty() ? Move.NONE : moves.get(0);
        Pv line = moves.isEmpty() ? Pv.EMPTY : Pv.of(move);
        return new SearchOutcome(move, new Score.Centipawns(0), line, Optional.empty(), "");
    }

    /** Sends a report of the running search. */
    void report(SearchInfo info) {
        if (info instanceof SearchInfo.Iteration line && line.bound() == SearchInfo.Bound.EXACT) {
            lastLine = line;
        }
        listener.onInfo(info);
    }

    /** Ends the running search. */
    void end() {
        ending.countDown();
    }

    /** Waits for the next search to begin. */
    SearchRequest begun() {
        try {
            SearchRequest request = requests.poll(60, TimeUnit.SECONDS);
            if (request == null) {
                throw new AssertionError("no search begun");
            }
            return request;
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    boolean isSearching() {
        return running.getCount() > 0;
    }

    @Override
    public void stop() {
        calls.add("stop");
        if (!deaf) {
            ending.countDown();
        }
    }

    @Override
    public void ponderHit() {
        calls.add("ponderHit");
    }

    @Override
    public void awaitIdle() throws InterruptedException {
        running.await();
    }

    @Override
    public String evaluation(Position position) {
        return "evaluation";
    }

    private void requireIdle() {
        if (isSearching()) {
            calls.add("violation: called during a search");
        }
    }
}
