package io.github.kingfell.lab.experiment;

import io.github.kingfell.classics.turing.GlennieGame;
import io.github.kingfell.classics.turing.Turing;
import io.github.kingfell.classics.turing.Weighed;
import io.github.kingfell.report.Report;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.function.Consumer;

/** Compares Turing's machine as printed with the game of 1952 in which he worked out its moves by hand. */
public final class TuringGlennieExperiment implements Experiment {
    private static final List<String> HEAD =
            List.of("move", "played", "printed", "here", "material", "chosen here", "increase", "material");

    @Override
    public ExperimentCard card() {
        return new ExperimentCard(
                "turing-glennie",
                "A. M. Turing, \"Digital computers applied to games: Chess\", in \"Faster than Thought\"",
                1953,
                "a second",
                1);
    }

    /** Returns no limit: the machine's analysis ends with dead positions. */
    @Override
    public int publishedNodes() {
        return Integer.MAX_VALUE;
    }

    @Override
    public Report run(int nodes, Consumer<String> progress) {
        List<GlennieGame> games = GlennieGame.weigh(new Turing());
        Report.Builder report = Report.titled("Turing's paper machine against Glennie, 1952")
                .paragraph("The machine is White. \"printed\" and \"here\": the increase of the position-play value "
                        + "by the move, as Turing noted it and by his rules; an asterisk: every other move has a "
                        + "lower position-play value. \"material\": the expected quotient of material, 1000 for a "
                        + "mate. The rules choose by material, then by position-play; no limit of nodes.");
        for (GlennieGame game : games) {
            report.section(game.title())
                    .paragraph("Source: " + game.source() + ".")
                    .paragraph(summary(game))
                    .table(
                            HEAD,
                            game.moves().stream()
                                    .map(TuringGlennieExperiment::row)
                                    .toList());
            progress.accept(game.title() + ": " + summary(game));
        }
        return report.build();
    }

    private static String summary(GlennieGame game) {
        String moves = String.format(
                Locale.ROOT,
                "The rules choose the move played %d times of %d, %.0f %%.",
                game.agreements(),
                game.moves().size(),
                100.0 * game.agreements() / game.moves().size());
        if (game.figures() == 0) {
            return moves;
        }
        return moves
                + String.format(
                        Locale.ROOT,
                        " Of the %d increases printed, %d are the same here, and %d more differ by 0.1.",
                        game.figures(),
                        game.figuresWithin(0),
                        game.figuresWithin(1) - game.figuresWithin(0));
    }

    private static List<String> row(GlennieGame.Turn turn) {
        OptionalInt printed = turn.printed();
        Weighed best = turn.best();
        boolean same = turn.agrees();
        return List.of(
                Integer.toString(turn.number()),
                turn.played(),
                printed.isPresent() ? tenths(printed.getAsInt()) : "",
                tenths(turn.weighed().increase()) + (turn.highest() ? "*" : ""),
                material(turn.weighed()),
                same ? "the same" : turn.chosen(),
                same ? "" : tenths(best.increase()),
                same ? "" : material(best));
    }

    private static String tenths(int value) {
        return String.format(Locale.ROOT, "%+.1f", value / 10.0);
    }

    private static String material(Weighed weighed) {
        return String.format(Locale.ROOT, "%.3f", weighed.value());
    }
}
