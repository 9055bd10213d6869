package io.github.kingfell.lab.tournament;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;

/** Plays a list of pairings on one or more threads; the games are the same for any number of threads. */
public final class Tournament {
    private final List<Entrant> entrants;
    private final List<Pairing> pairings;
    private final Referee referee;

    public Tournament(List<Entrant> entrants, List<Pairing> pairings, Referee referee) {
        this.entrants = List.copyOf(entrants);
        this.pairings = List.copyOf(pairings);
        this.referee = referee;
    }

    /**
     * @param progress receives the number of games finished, from any thread
     * @return the games in the order of the pairings
     */
    public List<PlayedGame> play(int threads, IntConsumer progress) throws InterruptedException {
        PlayedGame[] games = new PlayedGame[pairings.size()];
        AtomicInteger next = new AtomicInteger();
        AtomicInteger done = new AtomicInteger();
        ExecutorService workers = Executors.newFixedThreadPool(threads);
        try {
            List<Future<?>> running = new ArrayList<>();
            for (int i = 0; i < threads; i++) {
                running.add(workers.submit(() -> {
                    work(games, next, () -> progress.accept(done.incrementAndGet()));
                    return null;
                }));
            }
            for (Future<?> worker : running) {
                worker.get();
            }
        } catch (ExecutionException e) {
            throw new IllegalStateException("a game was not finished: " + e.getCause(), e);
        } finally {
            workers.shutdownNow();
        }
        return Arrays.asList(games);
    }

    private void work(PlayedGame[] games, AtomicInteger next, Runnable finished) throws InterruptedException {
        List<Contender> players = new ArrayList<>();
        try {
            entrants.forEach(entrant -> players.add(entrant.maker().get()));
            for (int i = next.getAndIncrement(); i < games.length; i = next.getAndIncrement()) {
                Pairing pairing = pairings.get(i);
                games[i] = referee.play(pairing, players.get(pairing.white()), players.get(pairing.black()));
                finished.run();
            }
        } finally {
            players.forEach(Contender::close);
        }
    }
}
