package io.github.kingfell.lab.experiment;

import io.github.kingfell.classics.connectivity.published.PublishedGame;
import io.github.kingfell.classics.connectivity.published.PublishedRank;
import io.github.kingfell.classics.connectivity.published.RankingAgreement;
import io.github.kingfell.classics.connectivity.ranking.Centre;
import io.github.kingfell.classics.connectivity.ranking.Ordering;
import io.github.kingfell.classics.connectivity.ranking.RankedGame;
import io.github.kingfell.classics.connectivity.ranking.RankingReading;
import io.github.kingfell.classics.connectivity.ranking.SquareValues;
import io.github.kingfell.report.Report;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.San;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import java.util.stream.Stream;

/**
 * Repeats Atkin and Witten's experiment (1973): their program ranked the moves of three games. The same games are
 * ranked by the reconstructed rule and compared with the printed ranks.
 */
public final class AtkinWittenExperiment implements Experiment {
    /** Slightly below what an earlier reconstruction reached; fewer would mean that a rule was lost. */
    private static final RankingAgreement EXPECTED = new RankingAgreement(0, 20, 38, 0, 30);

    private static final Map<String, RankingReading> READINGS = readings();

    @Override
    public ExperimentCard card() {
        return new ExperimentCard(
                "atkin-witten",
                "R. H. Atkin, I. H. Witten, \"Mathematical Relations in Chess\", in \"Computer Chess\" (Atlas Computer"
                        + " Laboratory)",
                1973,
                "two seconds",
                2);
    }

    /**
     * Returns the nodes of the source. The program only examines the position after each legal move, so there is
     * nothing to limit.
     */
    @Override
    public int publishedNodes() {
        return 1;
    }

    @Override
    public List<String> inputs() {
        return Stream.of(PublishedGame.sources(), SquareValues.places())
                .flatMap(List::stream)
                .toList();
    }

    @Override
    public Report run(int nodes, Consumer<String> progress) {
        List<Ranked> games = new ArrayList<>();
        for (PublishedGame game : PublishedGame.all()) {
            games.add(Ranked.of(game));
            progress.accept(game.name());
        }
        RankingAgreement all = sum(games, Ordering.MATERIAL);
        Report.Builder report = Report.titled("Moves ranked by connectivity: Atkin and Witten")
                .paragraph("White's moves in three games, with the rank of each among all legal moves. \"Printed\" is "
                        + "the rank in the paper. \"Material\" is our reconstruction: moves are ordered by the "
                        + "material that they win minus the material that they leave en prise, then by the sum of the "
                        + "seven features. \"Position\" is that sum alone. Equal moves share their rank.")
                .section("Agreement with the printed ranks")
                .table(List.of("", "ranks", "exact", "within two", "first moves", "the same"), agreement(games))
                .paragraph(
                        "Other readings, all games: \"flat pawns\" gives a pawn 2 for each square that it attacks, plus the "
                                + "enemy on it, without a premium for the centre; the printed table for pawns is lost. \"Empty "
                                + "net\" counts the squares around the enemy king where none of his men stands.")
                .paragraph("This reconstruction should reach at least " + EXPECTED.exact() + " exact ranks, "
                        + EXPECTED.near() + " within two, and " + EXPECTED.sameFirst() + " first moves: "
                        + (all.reaches(EXPECTED) ? "reached" : "missed")
                        + ". The paper does not print the rule for exchanges completely, so a better agreement is not "
                        + "expected; single ranks prove nothing.")
                .section("How often the move played is among the best moves")
                .table(
                        List.of("", "moves", "first five, printed", "here", "first three, printed", "here"),
                        best(games));
        for (Ranked game : games) {
            report.section(game.published().name())
                    .table(
                            List.of(
                                    "move",
                                    "legal",
                                    "rank, printed",
                                    "material",
                                    "position",
                                    "features",
                                    "first, printed",
                                    "material"),
                            moves(game));
        }
        return report.build();
    }

    private static List<List<String>> agreement(List<Ranked> games) {
        List<List<String>> rows = new ArrayList<>();
        for (Ordering ordering : List.of(Ordering.MATERIAL, Ordering.POSITION)) {
            for (Ranked game : games) {
                rows.add(row(game.published().name() + ", " + ordering.words(), game.agreement(ordering)));
            }
            rows.add(row("all, " + ordering.words(), sum(games, ordering)));
        }
        READINGS.forEach((words, reading) -> {
            for (Ordering ordering : List.of(Ordering.MATERIAL, Ordering.POSITION)) {
                rows.add(row(words + ", " + ordering.words(), sum(games, ordering, reading)));
            }
        });
        return rows;
    }

    private static Map<String, RankingReading> readings() {
        Map<String, RankingReading> readings = new LinkedHashMap<>();
        readings.put("centre of 8", new RankingReading(Centre.EIGHT, false, false));
        readings.put("centre of 16", new RankingReading(Centre.SIXTEEN, false, false));
        readings.put("flat pawns", new RankingReading(Centre.FOUR, true, false));
        readings.put("empty net", new RankingReading(Centre.FOUR, false, true));
        readings.put("flat pawns, empty net", new RankingReading(Centre.FOUR, true, true));
        return Collections.unmodifiableMap(readings);
    }

    private static List<String> row(String name, RankingAgreement found) {
        return Stream.concat(
                        Stream.of(name),
                        Stream.of(found.ranks(), found.exact(), found.near(), found.firsts(), found.sameFirst())
                                .map(String::valueOf))
                .toList();
    }

    private static RankingAgreement sum(List<Ranked> games, Ordering ordering) {
        return games.stream()
                .map(game -> game.agreement(ordering))
                .reduce(RankingAgreement.NONE, RankingAgreement::plus);
    }

    private static RankingAgreement sum(List<Ranked> games, Ordering ordering, RankingReading reading) {
        RankingAgreement sum = RankingAgreement.NONE;
        for (Ranked game : games) {
            List<RankedGame.Turn> turns = turns(game.published(), ordering, reading);
            sum = sum.plus(RankingAgreement.of(game.published().ranks(), turns));
        }
        return sum;
    }

    private static List<RankedGame.Turn> turns(PublishedGame game, Ordering ordering, RankingReading reading) {
        try {
            return RankedGame.of(game.game(), ordering, reading).turnsOf(Color.WHITE);
        } catch (NotationException e) {
            throw new IllegalStateException(game.name(), e);
        }
    }

    /** Compares the orderings over the moves with a printed rank. */
    private static List<List<String>> best(List<Ranked> games) {
        List<List<String>> rows = new ArrayList<>();
        for (Ranked game : games) {
            rows.add(List.of(
                    game.published().name(),
                    Long.toString(game.printed(rank -> true)),
                    Long.toString(game.printed(rank -> rank <= 5)),
                    Long.toString(game.found(rank -> rank <= 5)),
                    Long.toString(game.printed(rank -> rank <= 3)),
                    Long.toString(game.found(rank -> rank <= 3))));
        }
        return rows;
    }

    private static List<List<String>> moves(Ranked game) {
        List<List<String>> rows = new ArrayList<>();
        for (int i = 0; i < game.published().ranks().size(); i++) {
            PublishedRank printed = game.published().ranks().get(i);
            RankedGame.Turn turn = game.turns(Ordering.MATERIAL).get(i);
            rows.add(List.of(
                    printed.number() + ". " + San.format(turn.position(), turn.move()),
                    Integer.toString(turn.ranking().moves().size()),
                    printed.rank().isPresent() ? Integer.toString(printed.rank().getAsInt()) : "-",
                    Integer.toString(turn.rank()),
                    Integer.toString(game.turns(Ordering.POSITION).get(i).rank()),
                    Integer.toString(turn.ranking().get(turn.move()).features().sum()),
                    printed.first().isEmpty() ? "-" : String.join("/", printed.first()),
                    San.format(turn.position(), turn.first())));
        }
        return rows;
    }

    /**
     * A game with our ranks of White's moves, from the first to the last.
     *
     * @param byMaterial with material first
     * @param byPosition by position alone
     */
    private record Ranked(PublishedGame published, List<RankedGame.Turn> byMaterial, List<RankedGame.Turn> byPosition) {
        static Ranked of(PublishedGame game) {
            return new Ranked(
                    game,
                    AtkinWittenExperiment.turns(game, Ordering.MATERIAL, RankingReading.STANDARD),
                    AtkinWittenExperiment.turns(game, Ordering.POSITION, RankingReading.STANDARD));
        }

        List<RankedGame.Turn> turns(Ordering ordering) {
            return ordering == Ordering.MATERIAL ? byMaterial : byPosition;
        }

        RankingAgreement agreement(Ordering ordering) {
            return RankingAgreement.of(published.ranks(), turns(ordering));
        }

        /** Counts the printed ranks that satisfy the condition. */
        long printed(IntPredicate such) {
            return published.ranks().stream()
                    .filter(rank ->
                            rank.rank().isPresent() && such.test(rank.rank().getAsInt()))
                    .count();
        }

        /** Counts our ranks of the same moves that satisfy the condition. */
        long found(IntPredicate such) {
            List<RankedGame.Turn> turns = turns(Ordering.MATERIAL);
            long count = 0;
            for (int i = 0; i < turns.size(); i++) {
                boolean counts = published.ranks().get(i).rank().isPresent();
                count += counts && such.test(turns.get(i).rank()) ? 1 : 0;
            }
            return count;
        }
    }
}
