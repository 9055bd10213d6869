package io.github.kingfell.lab.experiment;

import io.github.kingfell.classics.bell.KingWalks;
import io.github.kingfell.classics.bell.MasterGames;
import io.github.kingfell.classics.bell.MasterGames.MasterGame;
import io.github.kingfell.classics.bell.MobilityOrder;
import io.github.kingfell.classics.bell.MobilityOrder.Place;
import io.github.kingfell.classics.bell.MobilityOrder.Reading;
import io.github.kingfell.report.Report;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.NotationException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/**
 * Bell's measurement of material and mobility (1973): at which place in the ordered list stands the move that a master
 * chose?
 */
public final class BellMobilityExperiment implements Experiment {
    private static final int TOP = 16;

    /** Bell does not expect agreement in the opening. */
    private static final int OPENING = 10;

    private static final List<String> HEAD =
            List.of("", "positions", "top 16", "as listed", "at worst", "by chance", "top 5", "moves");

    /** The revolutionary, whom Bell sets apart from the ten. */
    private static final String APART = "Reti";

    @Override
    public ExperimentCard card() {
        return new ExperimentCard(
                "bell-mobility",
                "A. G. Bell, in \"Computer Chess\" (Atlas Computer Laboratory)",
                1973,
                "ten seconds",
                2);
    }

    /** Returns the greatest number of positions examined per game, more than a game has; nothing is searched. */
    @Override
    public int publishedNodes() {
        return 1000;
    }

    @Override
    public List<String> inputs() {
        return MasterGames.lines();
    }

    @Override
    public Report run(int nodes, Consumer<String> progress) {
        List<String> games =
                MasterGames.games().stream().map(BellMobilityExperiment::title).toList();
        games.forEach(progress);
        return report(
                byMaster(Reading.RATIO, nodes), otherReadings(nodes), byMaster(Reading.WHOLE_RATIO, nodes), games);
    }

    /** One row for each master, and one for all but the revolutionary. */
    private static List<List<String>> byMaster(Reading reading, int nodes) {
        Map<String, List<Place>> byMaster = new LinkedHashMap<>();
        List<Place> classics = new ArrayList<>();
        for (MasterGame game : MasterGames.games()) {
            List<Place> places = places(game, reading, 0, nodes);
            byMaster.computeIfAbsent(game.master(), name -> new ArrayList<>()).addAll(places);
            if (!game.master().equals(APART)) {
                classics.addAll(places);
            }
        }
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("published (1973)", "336", "95 %", "", "", "", "", ""));
        List<Place> apart = byMaster.getOrDefault(APART, List.of());
        byMaster.remove(APART);
        byMaster.forEach((master, places) -> rows.add(row(master, places)));
        rows.add(row("together", classics));
        rows.add(row(APART, apart));
        return rows;
    }

    private static Report report(
            List<List<String>> rows, List<List<String>> otherReadings, List<List<String>> whole, List<String> games) {
        return Report.titled("Bell's mobility: the ranks of the masters' moves")
                .paragraph("All legal moves are ordered: captures first, the most valuable victim before the others, "
                        + "then the other moves by mobility, which is the number of own moves after the move divided "
                        + "by the number of the opponent's moves. \"top 16\" is the share of positions in which the "
                        + "master's move is among the first sixteen if it comes before the moves of equal rank, \"as "
                        + "listed\" if these keep the order of the move generator, \"at worst\" if it comes after "
                        + "them. \"by chance\" is the share that a random order would reach, because "
                        + "many positions have few moves; \"moves\" is their mean number.")
                .table(HEAD, rows)
                .section("Other readings, all games but Reti's")
                .paragraph("\"unsorted replies\" counts the opponent's moves as Bell's program lists them, including "
                        + "moves that leave the king en prise. \"whole ratio\" cuts the ratio off to an integer, \"rounded "
                        + "ratio\" rounds it, \"fewest replies\" counts the opponent's moves alone.")
                .table(HEAD, otherReadings)
                .section("The whole ratio, by master")
                .paragraph("A candidate for the published figure: Bell's programs were written in Algol with "
                        + "integers. It agrees if \"one of the top 16\" means that fewer than sixteen moves have a "
                        + "higher grade. Against it speak the columns \"as listed\" and \"at worst\", because most "
                        + "moves then have the same grade, and Reti, who should agree less than the others.")
                .table(HEAD, whole)
                .section("Games")
                .paragraph("The ten games that Bell took from a book are unknown, so these are other games; the tenth "
                        + "of his masters, Botvinnik, played his after 1930. In each game only the master's own moves "
                        + "are examined.")
                .list(games, "none")
                .section("Repetition")
                .paragraph("From the same paper: a king's walks on a board without edges, with the published numbers "
                        + "in brackets. The published 33 new squares after three steps are 49 - 16; only 24 of them "
                        + "were not reached before.")
                .table(List.of("steps", "walks", "squares", "new squares"), walks())
                .build();
    }

    private static List<List<String>> walks() {
        int[] publishedNew = {8, 16, 33};
        int[] publishedSquares = {8, 25, 49};
        int[] publishedWalks = {8, 64, 512};
        List<List<String>> rows = new ArrayList<>();
        for (int steps = 1; steps <= publishedNew.length; steps++) {
            KingWalks walks = new KingWalks(steps);
            rows.add(List.of(
                    Integer.toString(steps),
                    walks.total() + " (" + publishedWalks[steps - 1] + ")",
                    walks.distinct() + " (" + publishedSquares[steps - 1] + ")",
                    walks.firstReached() + " (" + publishedNew[steps - 1] + ")"));
        }
        return rows;
    }

    private static List<List<String>> otherReadings(int nodes) {
        List<List<String>> rows = new ArrayList<>();
        for (Reading reading : Reading.values()) {
            for (int opening : new int[] {0, OPENING}) {
                List<Place> places = new ArrayList<>();
                for (MasterGame game : MasterGames.games()) {
                    if (!game.master().equals(APART)) {
                        places.addAll(places(game, reading, opening, nodes));
                    }
                }
                rows.add(row(reading.words() + (opening == 0 ? "" : ", from move " + (opening + 1)), places));
            }
        }
        return rows;
    }

    /** @param opening number of first moves that are left out */
    private static List<Place> places(MasterGame game, Reading reading, int opening, int most) {
        List<Place> places = new ArrayList<>();
        try {
            Position position = game.game().start();
            for (int move : game.game().line()) {
                if (position.sideToMove() == game.color()
                        && position.fullmoveNumber() > opening
                        && places.size() < most) {
                    places.add(new MobilityOrder(position, reading).place(move));
                }
                position.make(move);
            }
        } catch (NotationException e) {
            throw new IllegalStateException(title(game), e);
        }
        return places;
    }

    private static String title(MasterGame game) {
        return game.game().tag("White") + " - " + game.game().tag("Black") + ", "
                + game.game().tag("Event") + " "
                + game.game().tag("Date").replaceFirst("\\..*", "");
    }

    private static List<String> row(String name, List<Place> places) {
        return List.of(
                name,
                Integer.toString(places.size()),
                share(places, place -> place.best() <= TOP),
                share(places, place -> place.listed() <= TOP),
                share(places, place -> place.worst() <= TOP),
                percent(mean(places, place -> Math.min(1.0, (double) TOP / place.moves()))),
                share(places, place -> place.best() <= 5),
                String.format(Locale.ROOT, "%.1f", mean(places, Place::moves)));
    }

    private static String share(List<Place> places, Predicate<Place> condition) {
        return percent(mean(places, place -> condition.test(place) ? 1 : 0));
    }

    private static double mean(List<Place> places, ToDoubleFunction<Place> value) {
        return places.stream().mapToDouble(value).average().orElse(0);
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, "%.1f %%", 100 * share);
    }
}
