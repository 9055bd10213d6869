package io.github.kingfell.arena.match;

import io.github.kingfell.search.Interruption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;

/** Pairs of games between two or more engines, each pair from one opening with both colours, until there are enough. */
public final class Match {
    /** Receives what happens, from one thread at a time. */
    public interface Listener {
        /** @param number of the game, from 0 on */
        void game(int number, String white, String black, MatchGame game);

        /** @param table after one more pair */
        void pair(MatchTable table);
    }

    private final MatchPlan plan;
    private final EarlierGames earlier;
    private final Interruption interruption;

    // Guarded by this.
    private MatchTable table;
    private int begun;
    private boolean interrupted;

    /**
     * @param earlier games that were played before
     * @param interruption ends the match; games in progress are then left out
     */
    public Match(MatchPlan plan, EarlierGames earlier, Interruption interruption) {
        this.plan = plan;
        this.earlier = earlier;
        this.interruption = interruption;
        table = MatchTable.empty(plan.schedule(), plan.names());
        earlier.halfPoints().forEach((game, first) -> {
            Integer second = earlier.halfPoints(game + 1);
            if (game % 2 == 0 && second != null) {
                add(game / 2, first, second);
            }
        });
    }

    /** Returns the results so far. */
    public synchronized MatchTable table() {
        return table;
    }

    /**
     * @param concurrency games at the same time, each with processes of its own
     * @return the results
     * @throws ExecutionException when an engine cannot be used
     */
    public MatchTable play(int concurrency, Listener listener) throws InterruptedException, ExecutionException {
        ExecutorService tables = Executors.newFixedThreadPool(concurrency);
        try {
            List<Future<?>> all = new ArrayList<>();
            for (int i = 0; i < concurrency; i++) {
                all.add(tables.submit(() -> {
                    try (Seats seats = new Seats()) {
                        playAtOneTable(seats, listener);
                    }
                    return null;
                }));
            }
            for (Future<?> one : all) {
                one.get();
            }
            return table();
        } finally {
            tables.shutdownNow();
        }
    }

    private void playAtOneTable(Seats seats, Listener listener) throws InterruptedException {
        for (int pair = next(); pair < plan.schedule().pairs(); pair = next()) {
            Integer first = halfPoints(2 * pair, seats, listener);
            Integer second = first == null ? null : halfPoints(2 * pair + 1, seats, listener);
            if (first == null || second == null) {
                return;
            }
            finish(pair, first, second, listener);
        }
    }

    /**
     * Returns the half points of White in a game, which is played if it was not before; null when it was interrupted.
     */
    private @Nullable Integer halfPoints(int number, Seats seats, Listener listener) throws InterruptedException {
        Integer known = earlier.halfPoints(number);
        if (known != null) {
            return known;
        }
        MatchPlan.Fixture fixture = plan.fixture(number);
        Optional<MatchGame> played = play(fixture, seats);
        synchronized (this) {
            interrupted |= played.isEmpty();
            if (played.isEmpty()) {
                return null;
            }
            MatchGame game = played.get();
            if (game.atFault() != MatchGame.NOBODY) {
                table = table.withFault(game.isWhiteAtFault() ? fixture.white() : fixture.black());
            }
            listener.game(
                    number, plan.names().get(fixture.white()), plan.names().get(fixture.black()), game);
            return game.halfPoints();
        }
    }

    /** Returns a game; empty when it was interrupted, or lost by an engine that was interrupted too. */
    private Optional<MatchGame> play(MatchPlan.Fixture fixture, Seats seats) throws InterruptedException {
        Optional<MatchGame> game = plan.umpire()
                .play(fixture.opening(), seats.of(fixture.white()), seats.of(fixture.black()), interruption);
        boolean fault = game.isPresent() && game.get().atFault() != MatchGame.NOBODY;
        return fault && interruption.comesWithin(Umpire.MILLIS_OF_DYING) ? Optional.empty() : game;
    }

    /** Returns whether an interruption ended the match. */
    public synchronized boolean isInterrupted() {
        return interrupted;
    }

    /** Returns the number of the next pair; too large when no more is needed. */
    private synchronized int next() {
        while (earlier.halfPoints(2 * begun) != null && earlier.halfPoints(2 * begun + 1) != null) {
            begun++;
        }
        return plan.isDecided(table) ? plan.schedule().pairs() : begun++;
    }

    private synchronized void finish(int pair, int first, int second, Listener listener) {
        add(pair, first, second);
        listener.pair(table);
    }

    /**
     * @param first half points of White in the first game of a pair
     * @param second the same in the second game
     */
    private void add(int pair, int first, int second) {
        table = table.plus(pair, first, 2 - second);
    }

    /** The engines at one table, each started for its first game there. */
    private final class Seats implements AutoCloseable {
        private final Map<Integer, Seat> seats = new HashMap<>();

        Seat of(int engine) {
            return seats.computeIfAbsent(engine, number -> {
                Participant participant = plan.participants().get(number);
                return new Seat(participant.engine().get(), participant.pace());
            });
        }

        @Override
        public void close() {
            seats.values().forEach(Seat::close);
        }
    }
}
