package io.github.kingfell.lab.experiment;

import static io.github.kingfell.lab.experiment.ProverExperiment.number;

import io.github.kingfell.book.StandardBook;
import io.github.kingfell.book.predicates.Edition;
import io.github.kingfell.classics.huberman.HubermanReplay;
import io.github.kingfell.classics.huberman.HubermanSample;
import io.github.kingfell.classics.huberman.TreeTrial;
import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.report.Report;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.PgnGame;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.ToLongFunction;

/**
 * Huberman's thesis (1968) beside its classic edition here: the games of her program move by move, the depths of its
 * trees stage by stage, their sizes, and what her two heuristics save.
 */
public final class HubermanExperiment implements Experiment {
    private static final PrintedGames GAMES = new PrintedGames("/io/github/kingfell/classics/huberman/games.pgn");

    private static final int SEED = 1968;

    /** What the thesis says about the greatest depth of trees, by ending and stage. */
    private static final Map<String, List<String>> PUBLISHED_DEPTHS = Map.of(
            "KRK", List.of("2", "4", "5"),
            "KBBK", List.of("3", "8", "3", "2"),
            "KBNK", List.of("", "2, more in the centre", "6", "2, up to 5 from odd starts", "short, once 7", "3 or 4"));

    @Override
    public ExperimentCard card() {
        return new ExperimentCard(
                "huberman",
                "B. J. Huberman, \"A Program to Play Chess End Games\" (Stanford University, CS 106)",
                1968,
                "a minute",
                1);
    }

    /** Returns the positions drawn from each stage of each ending. */
    @Override
    public int publishedNodes() {
        return 400;
    }

    @Override
    public List<String> inputs() {
        return GAMES.lines();
    }

    @Override
    public Report run(int nodes, Consumer<String> progress) {
        List<List<String>> games = new ArrayList<>();
        List<String> differences = new ArrayList<>();
        for (PgnGame game : GAMES.all()) {
            HubermanReplay replay = HubermanReplay.of(game);
            games.add(List.of(
                    game.tag("Event"),
                    Integer.toString(replay.moves()),
                    Integer.toString(replay.repeated()),
                    String.join(" ", replay.depths())));
            replay.differences().forEach(line -> differences.add(game.tag("Event") + ", " + line));
            progress.accept(game.tag("Event"));
        }
        List<List<String>> depths = new ArrayList<>();
        List<List<String>> savings = new ArrayList<>();
        for (Endgame endgame : StandardBook.of(Edition.CLASSIC).endgames()) {
            measure(endgame, HubermanSample.draw(endgame, nodes, SEED), depths, savings);
            progress.accept(endgame.material());
        }
        return report(games, differences, depths, savings, nodes);
    }

    private static Report report(
            List<List<String>> games,
            List<String> differences,
            List<List<String>> depths,
            List<List<String>> savings,
            int each) {
        return Report.titled("Huberman's program of 1968")
                .section("Her games")
                .paragraph("The moves of her program, each asked in the printed position. The depths are those of the "
                        + "trees that are grown; - follows an earlier tree, ? has none.")
                .table(List.of("game", "moves", "repeated", "depths"), games)
                .paragraph("Every other move, and what the definitions say about both:")
                .list(differences, "None.")
                .section("Trees by stage")
                .paragraph("Random positions, up to " + each + " of each stage, seed " + SEED
                        + ", with all of her rules. \"Size\" is the number of positions compared with the root.")
                .table(
                        List.of(
                                "ending, stage",
                                "positions",
                                "without a tree",
                                "mean depth",
                                "deepest",
                                "thesis",
                                "median size",
                                "largest"),
                        depths)
                .section("What the heuristics save")
                .paragraph(
                        "The same positions, as far as a tree is found with and without. \"Dropped\" is the share of "
                                + "the positions neither better nor worse that redundancy drops; the thesis says \"at least one "
                                + "quarter of the positions returned by BW\".")
                .table(
                        List.of(
                                "ending",
                                "trees",
                                "positions examined",
                                "without killer",
                                "without redundancy",
                                "without both",
                                "dropped"),
                        savings)
                .build();
    }

    private static void measure(
            Endgame endgame,
            Map<Integer, List<Position>> sample,
            List<List<String>> depths,
            List<List<String>> savings) {
        List<List<TreeTrial>> compared = new ArrayList<>();
        sample.forEach((stage, positions) -> {
            List<TreeTrial> trials = new ArrayList<>();
            for (Position position : positions) {
                List<TreeTrial> variants = List.of(
                        TreeTrial.of(endgame, position, true, true),
                        TreeTrial.of(endgame, position, false, true),
                        TreeTrial.of(endgame, position, true, false),
                        TreeTrial.of(endgame, position, false, false));
                trials.add(variants.get(0));
                if (variants.stream().allMatch(TreeTrial::found)) {
                    compared.add(variants);
                }
            }
            depths.add(row(endgame.material(), stage, trials));
        });
        savings.add(List.of(
                endgame.material(),
                number(compared.size()),
                number(total(compared, 0, TreeTrial::examined)),
                more(compared, 1),
                more(compared, 2),
                more(compared, 3),
                percent(
                        total(compared, 0, TreeTrial::redundant),
                        Math.max(1, total(compared, 0, TreeTrial::neither)))));
    }

    private static List<String> row(String material, int stage, List<TreeTrial> trials) {
        List<TreeTrial> found = trials.stream().filter(TreeTrial::found).toList();
        List<Integer> sizes = found.stream()
                .map(TreeTrial::examined)
                .sorted(Comparator.naturalOrder())
                .toList();
        List<String> published = PUBLISHED_DEPTHS.getOrDefault(material, List.of());
        return List.of(
                material + ", " + stage,
                number(trials.size()),
                number(trials.size() - found.size()),
                String.format(
                        Locale.ROOT,
                        "%.2f",
                        found.stream().mapToInt(TreeTrial::depth).average().orElse(0)),
                number(found.stream().mapToInt(TreeTrial::depth).max().orElse(0)),
                stage <= published.size() ? published.get(stage - 1) : "",
                sizes.isEmpty() ? "-" : number(sizes.get(sizes.size() / 2)),
                sizes.isEmpty() ? "-" : number(sizes.get(sizes.size() - 1)));
    }

    private static long total(List<List<TreeTrial>> compared, int variant, ToLongFunction<TreeTrial> of) {
        return compared.stream()
                .mapToLong(variants -> of.applyAsLong(variants.get(variant)))
                .sum();
    }

    /** How many positions more a variant examines, in percent of those with all heuristics. */
    private static String more(List<List<TreeTrial>> compared, int variant) {
        long with = Math.max(1, total(compared, 0, TreeTrial::examined));
        return "+" + percent(total(compared, variant, TreeTrial::examined) - with, with);
    }

    private static String percent(long part, long all) {
        return String.format(Locale.ROOT, "%.1f %%", 100.0 * part / all);
    }
}
