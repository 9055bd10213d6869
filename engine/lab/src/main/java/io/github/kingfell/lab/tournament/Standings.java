package io.github.kingfell.lab.tournament;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

/** The results of a tournament: ratings, a cross table, and how the games ended. */
public final class Standings {
    /** Prior of the ratings: one extra win and one extra loss for every entrant, against no particular opponent. */
    private static final double PRIOR = 2;

    private final List<String> names;
    private final List<PlayedGame> games;
    private final List<EloFit.Rating> ratings;

    /** Entrants, the strongest first. */
    private final List<Integer> order;

    /** @param names of the entrants, by their index in the pairings */
    public Standings(List<String> names, List<PlayedGame> games) {
        this.names = List.copyOf(names);
        this.games = List.copyOf(games);
        EloFit fit = new EloFit(names.size(), PRIOR);
        games.forEach(game -> fit.add(game.pairing().white(), game.pairing().black(), game.score()));
        ratings = fit.ratings();
        order = IntStream.range(0, names.size())
                .boxed()
                .sorted(Comparator.comparingDouble(
                        (Integer entrant) -> -ratings.get(entrant).elo()))
                .toList();
    }

    public List<String> head() {
        return List.of("", "Elo", "error", "score", "games", "won", "drawn", "lost");
    }

    /** Returns one row for each entrant, the strongest first. */
    public List<List<String>> table() {
        return order.stream().map(this::row).toList();
    }

    private List<String> row(int entrant) {
        List<PlayedGame> own =
                games.stream().filter(game -> game.isPlayedBy(entrant)).toList();
        long won = own.stream().filter(game -> game.isWonBy(entrant)).count();
        long drawn = own.stream().filter(game -> game.score() == 0.5).count();
        EloFit.Rating rating = ratings.get(entrant);
        return List.of(
                names.get(entrant),
                String.format(Locale.ROOT, "%+.0f", rating.elo()),
                String.format(Locale.ROOT, "%.0f", rating.error()),
                points(won + drawn / 2.0),
                Integer.toString(own.size()),
                Long.toString(won),
                Long.toString(drawn),
                Long.toString(own.size() - won - drawn));
    }

    /** Returns the columns of {@link #crossTable}. */
    public List<String> crossHead() {
        return IntStream.rangeClosed(0, order.size())
                .mapToObj(i -> i == 0 ? "" : names.get(order.get(i - 1)))
                .toList();
    }

    /** Returns the points of the entrant in the row against the one in the column. */
    public List<List<String>> crossTable() {
        return order.stream()
                .map(row -> IntStream.rangeClosed(0, order.size())
                        .mapToObj(i -> i == 0 ? names.get(row) : cell(row, order.get(i - 1)))
                        .toList())
                .toList();
    }

    private String cell(int row, int column) {
        if (row == column) {
            return "";
        }
        return points(games.stream()
                .filter(game -> game.isPlayedBy(row) && game.isPlayedBy(column))
                .mapToDouble(game -> game.pairing().white() == row ? game.score() : 1 - game.score())
                .sum());
    }

    private static String points(double points) {
        return String.format(Locale.ROOT, "%.1f", points);
    }

    /** Returns how often each ending occurred; endings that did not occur are left out. */
    public List<List<String>> endings() {
        return Arrays.stream(Ending.values())
                .map(ending -> List.of(
                        ending.toString(),
                        Long.toString(games.stream()
                                .filter(game -> game.ending() == ending)
                                .count())))
                .filter(row -> !row.get(1).equals("0"))
                .toList();
    }

    /** Returns the index, from 0, of the shortest game that an entrant won, or of its first game when it won none. */
    public Optional<Integer> example(int entrant) {
        Optional<Integer> won = IntStream.range(0, games.size())
                .filter(game -> games.get(game).isWonBy(entrant))
                .boxed()
                .min(Comparator.comparingInt(game -> games.get(game).plies()));
        return won.or(() -> IntStream.range(0, games.size())
                .filter(game -> games.get(game).isPlayedBy(entrant))
                .boxed()
                .findFirst());
    }
}
