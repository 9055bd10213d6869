package io.github.kingfell.uci.cli;

import io.github.kingfell.engine.Engine;
import io.github.kingfell.engine.board.Position;
import io.github.kingfell.engine.search.Score;
import io.github.kingfell.engine.search.SearchInfo;
import io.github.kingfell.engine.search.SearchLimits;
import io.github.kingfell.engine.search.SearchListener;
import io.github.kingfell.engine.search.SearchOutcome;
import io.github.kingfell.engine.search.SearchRequest;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * A search for a mate that does not go on for ever once it has one: after the first proof it looks for a shorter mate for
 * twice the time the first one took, at least a second.
 */
final class MateHunt implements SearchListener {
    private static final long LEAST_SHORTENING_NANOS = TimeUnit.SECONDS.toNanos(1);
    private static final int SHORTENING_FACTOR = 2;

    private final long begun = System.nanoTime();
    private long foundAfter;
    private Score.@Nullable Mate mate;
    private boolean refuted;
    private boolean finished;
    private long nodes;

    /**
     * @param mate the shortest one found
     * @param refuted true when the engine proved that there is none within the limit on its length
     * @param exhausted true when the search ended by itself and not for lack of time or nodes
     */
    record Result(Optional<Score.Mate> mate, boolean refuted, boolean exhausted, long nodes, double seconds) {}

    /** Searches, on the engine's threads, and waits. */
    Result run(Engine engine, Position position, SearchLimits limits, boolean firstOnly) throws InterruptedException {
        engine.go(new SearchRequest(position, limits), this);
        boolean stopped = awaitEnd(firstOnly);
        if (stopped) {
            engine.stop();
        }
        engine.awaitIdle();
        return result(stopped, limits);
    }

    private synchronized boolean awaitEnd(boolean firstOnly) throws InterruptedException {
        while (!finished) {
            if (mate == null) {
                wait();
                continue;
            }
            long extra = firstOnly ? 0 : Math.max(LEAST_SHORTENING_NANOS, SHORTENING_FACTOR * foundAfter);
            long left = foundAfter + extra - (System.nanoTime() - begun);
            if (left <= 0) {
                return true;
            }
            TimeUnit.NANOSECONDS.timedWait(this, left);
        }
        return false;
    }

    private synchronized Result result(boolean stopped, SearchLimits limits) {
        long nanos = System.nanoTime() - begun;
        boolean outOfTime = nanos >= TimeUnit.MILLISECONDS.toNanos(limits.moveTime());
        boolean outOfNodes = limits.nodes() > 0 && nodes >= limits.nodes();
        return new Result(
                Optional.ofNullable(mate), refuted, !stopped && !outOfTime && !outOfNodes, nodes, nanos / 1e9);
    }

    @Override
    public synchronized void onInfo(SearchInfo info) {
        if (info instanceof SearchInfo.Iteration iteration) {
            nodes = Math.max(nodes, iteration.nodes());
            note(iteration.score());
        } else if (info instanceof SearchInfo.Note note) {
            refuted |= note.text().startsWith("no mate in ") && note.text().endsWith("(proved)");
        }
    }

    @Override
    public synchronized void onFinished(SearchOutcome outcome) {
        note(outcome.score());
        finished = true;
        notifyAll();
    }

    private void note(Score score) {
        if (score instanceof Score.Mate found) {
            if (mate == null) {
                foundAfter = System.nanoTime() - begun;
            }
            if (mate == null || Math.abs(found.moves()) <= Math.abs(mate.moves())) {
                mate = found;
            }
            notifyAll();
        }
    }
}
