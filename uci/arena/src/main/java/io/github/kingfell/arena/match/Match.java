package io.github.kingfell.arena.match;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.Interruption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Pairs of games between two engines, each pair from one position with both colours, until there are enough. */
public final class Match {
    /** An engine that was interrupted together with this program may be seen to end this much earlier. */
    private static final long MILLIS_OF_DYING = 300;

    /** Receives each pair of games when it ends, from one thread at a time. */
    public interface Listener {
        /** @param names of the first engine and of the second, as they call themselves */
        void pair(int number, List<String> names, MatchGame first, MatchGame second, MatchScore score);
    }

    private final Supplier<Seat> ours;
    private final Supplier<Seat> theirs;
    private final Umpire umpire;
    private final List<Position> openings;
    private final @Nullable Sprt sprt;
    private final int pairs;
    private final EarlierGames earlier;
    private final Interruption interruption;

    // Guarded by this.
    private MatchScore score;
    private int begun;
    private boolean interrupted;

    /**
     * @param openings taken in turn, from the first again when there are no more
     * @param sprt ends the match when it is decided; may be null
     * @param pairs most pairs to play
     * @param earlier pairs that were played before
     * @param interruption ends the match; pairs in progress are then left out
     */
    public Match(
            Supplier<Seat> ours,
            Supplier<Seat> theirs,
            Umpire umpire,
            List<Position> openings,
            @Nullable Sprt sprt,
            int pairs,
            EarlierGames earlier,
            Interruption interruption) {
        this.earlier = earlier;
        score = earlier.score();
        this.interruption = interruption;
        this.ours = ours;
        this.theirs = theirs;
        this.umpire = umpire;
        this.openings = List.copyOf(openings);
        this.sprt = sprt;
        this.pairs = pairs;
    }

    /**
     * @param threads games at the same time, each with processes of its own
     * @throws ExecutionException when an engine cannot be used
     */
    public MatchScore play(int threads, Listener listener) throws InterruptedException, ExecutionException {
        ExecutorService tables = Executors.newFixedThreadPool(threads);
        try {
            List<Future<?>> all = new ArrayList<>();
            for (int i = 0; i < threads; i++) {
                all.add(tables.submit(() -> {
                    playAtOneTable(listener);
                    return null;
                }));
            }
            for (Future<?> table : all) {
                table.get();
            }
            return score;
        } finally {
            tables.shutdownNow();
        }
    }

    private void playAtOneTable(Listener listener) throws InterruptedException {
        try (Seat us = ours.get();
                Seat them = theirs.get()) {
            for (int pair = next(); pair < pairs; pair = next()) {
                Position opening = openings.get(pair % openings.size());
                MatchGame first = umpire.play(opening, us, them);
                if (isInterrupted(first)) {
                    return;
                }
                MatchGame second = umpire.play(opening, them, us);
                if (isInterrupted(second)) {
                    return;
                }
                finish(pair, List.of(us.name(), them.name()), first, second, listener);
            }
        }
    }

    /** Returns whether an interruption ended the match. */
    public synchronized boolean isInterrupted() {
        return interrupted;
    }

    private boolean isInterrupted(MatchGame game) throws InterruptedException {
        boolean ends = game.atFault() == MatchGame.NOBODY
                ? interruption.isRequested()
                : interruption.comesWithin(MILLIS_OF_DYING);
        synchronized (this) {
            interrupted |= ends;
        }
        return ends;
    }

    /** Returns the number of the next pair; too large when no more is needed. */
    private synchronized int next() {
        boolean decided = sprt != null && sprt.verdict(score) != Sprt.Decision.UNDECIDED;
        while (earlier.has(begun)) {
            begun++;
        }
        return decided ? pairs : begun++;
    }

    private synchronized void finish(
            int pair, List<String> names, MatchGame first, MatchGame second, Listener listener) {
        score = score.plus(first.halfPoints(), 2 - second.halfPoints());
        listener.pair(pair, names, first, second, score);
    }
}
