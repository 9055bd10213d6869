package io.github.kingfell.arena.endplay;

import io.github.kingfell.arena.peer.GameEnd;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;

/** The results of the games of an ending. */
public record EndingResult(String material, List<EndingGame> games) {
    /** Names of {@link #cells}. */
    static final List<String> HEADINGS = headings();

    public EndingResult {
        games = List.copyOf(games);
    }

    private static List<String> headings() {
        List<String> headings = new ArrayList<>(List.of("ending", "games", "mated", "drawn or lost", "lost on time"));
        headings.addAll(List.of("mean", "true mean", "ratio", "worst"));
        for (Chooser chooser : Chooser.values()) {
            headings.add(chooser.toString());
        }
        headings.addAll(List.of("announced at first move", "on average at move", "breaches", "slowest move"));
        return List.copyOf(headings);
    }

    /** True when every game ended in mate. */
    public boolean isClean() {
        return mated().size() == games.size();
    }

    List<String> cells() {
        double mean = mean(mated(), EndingGame::moves);
        double trueMean = mean(mated(), EndingGame::distance);
        List<String> cells = new ArrayList<>();
        cells.addAll(List.of(material, number(games.size()), number(mated().size()), failures()));
        cells.add(number(only(game -> game.end() == GameEnd.OUT_OF_TIME).size()));
        cells.addAll(List.of(decimal(mean), decimal(trueMean), decimal(mean / trueMean)));
        cells.add(number(mated().stream().mapToInt(EndingGame::moves).max().orElse(0)));
        for (Chooser chooser : Chooser.values()) {
            cells.add(share(chosenBy(chooser), moves()));
        }
        List<EndingGame> announced = only(game -> game.announced() > 0);
        cells.add(share(only(game -> game.announced() == 1).size(), games.size()));
        cells.add(decimal(mean(announced, EndingGame::announced)));
        cells.add(number(only(game -> !game.breaches().isEmpty()).size()));
        cells.add(slowest());
        return cells;
    }

    /** The games that need a look, a line each: not mated, a promise broken, and the longest. */
    List<String> remarks() {
        List<String> remarks = new ArrayList<>();
        for (EndingGame game : games) {
            String from = material + " from `" + game.start() + "`, mate in " + game.distance() + ": ";
            if (!game.isMated()) {
                remarks.add(from + game.end() + " at move " + game.moves() + ", " + game.last());
            }
            game.breaches().forEach(breach -> remarks.add(from + breach));
        }
        mated().stream()
                .max(Comparator.comparingInt(EndingGame::moves))
                .ifPresent(worst -> remarks.add(material + " from `" + worst.start() + "`, mate in " + worst.distance()
                        + ": mated in " + worst.moves() + ", the longest"));
        return remarks;
    }

    private List<EndingGame> mated() {
        return only(EndingGame::isMated);
    }

    private List<EndingGame> only(Predicate<EndingGame> which) {
        return games.stream().filter(which).toList();
    }

    /** By how they ended; those lost on time have a column of their own. */
    private String failures() {
        Map<GameEnd, Integer> counts = new EnumMap<>(GameEnd.class);
        only(game -> !game.isMated() && game.end() != GameEnd.OUT_OF_TIME)
                .forEach(game -> counts.merge(game.end(), 1, Integer::sum));
        return counts.isEmpty()
                ? "0"
                : counts.entrySet().stream()
                        .map(entry -> entry.getValue() + " " + entry.getKey())
                        .collect(Collectors.joining(", "));
    }

    private int moves() {
        return games.stream().mapToInt(EndingGame::moves).sum();
    }

    private int chosenBy(Chooser chooser) {
        return games.stream()
                .mapToInt(game -> game.chosen().getOrDefault(chooser, 0))
                .sum();
    }

    private String slowest() {
        long nanos = games.stream().mapToLong(EndingGame::slowestNanos).max().orElse(0);
        return Math.round(nanos / 1e6) + " ms";
    }

    private static double mean(List<EndingGame> of, ToIntFunction<EndingGame> what) {
        return of.stream().mapToInt(what).average().orElse(Double.NaN);
    }

    private static String number(int value) {
        return Integer.toString(value);
    }

    private static String decimal(double value) {
        return Double.isNaN(value) ? "" : String.format(Locale.ROOT, "%.2f", value);
    }

    private static String share(int part, int of) {
        return String.format(Locale.ROOT, "%.1f %%", 100.0 * part / of);
    }
}
