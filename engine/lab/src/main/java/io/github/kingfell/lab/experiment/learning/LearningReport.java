package io.github.kingfell.lab.experiment.learning;

import io.github.kingfell.lab.learning.CompleteSearch;
import io.github.kingfell.lab.learning.LearningPlayer;
import io.github.kingfell.lab.learning.Lesson;
import io.github.kingfell.lab.learning.PatternMemory;
import io.github.kingfell.lab.learning.TrainingGames;
import io.github.kingfell.report.Report;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.San;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes the results of the {@link LearningExperiment} beside the figures of the thesis. */
final class LearningReport {
    private static final int PUBLISHED_AT_ONCE = 16;
    private static final int LAST = 10;
    private static final int PUBLISHED_OF_LAST = 7;

    /** Number of decisions per row of the longer run. */
    private static final int BLOCK = 100;

    private final Lesson lesson;
    private final int mostPositions;

    /** @param mostPositions of one search */
    LearningReport(Lesson lesson, int mostPositions) {
        this.lesson = lesson;
        this.mostPositions = mostPositions;
    }

    /**
     * Writes the whole report.
     *
     * @param runs trials of the published size
     */
    Report write(
            List<LearningExperiment.LearningRun> runs,
            LearningExperiment.LearningRun longRun,
            List<LearningExperiment.Games> played) {
        Report.Builder report = Report.titled(
                "Learning additions to better and worse: " + lesson.endgame().material());
        writeIntroduction(report);
        writeTrials(report, runs);
        writePatterns(report, runs.get(0));
        writeLongRun(report, longRun);
        writeGames(report, played);
        return report.build();
    }

    private void writeIntroduction(Report.Builder report) {
        report.paragraph(
                "The learner knows only stages and measures. Where no move is better at once, it searches; the search "
                        + "is complete: it finishes the level on which a first move succeeds. First moves that "
                        + "succeed and first moves that fail are described by the functions of the thesis and stored "
                        + "for the class of the position. In the same class the learner then plays a move that fits a "
                        + "pattern of success without search. Where it must search, it leaves out moves that fit a "
                        + "pattern of failure. After a move played without search, the old root stays the first "
                        + "argument of better until a truly better position is reached.");
        report.paragraph("Our own readings: a description that has both succeeded and failed is not used; a position "
                + "is answered without search once in a game and searched when it occurs again, so that no game "
                + "repeats forever; where no tree of " + CompleteSearch.MOST_DEPTH + " moves and "
                + String.format(Locale.ROOT, "%,d", mostPositions)
                + " positions leads to a position better than the old root, the patterns that led there have failed, "
                + "and the current position becomes the root. The games are our choice too: random won "
                + "positions, and a defence that keeps the distance to mate as long as possible.");
    }

    private void writeTrials(Report.Builder report, List<LearningExperiment.LearningRun> runs) {
        report.section("The trial of 1968")
                .table(List.of("", "1968", "here", "mean of " + runs.size(), "least", "most"), counts(runs));
        report.paragraph("Rules found: moves of this kind were played without search in the trial.")
                .table(List.of("", "1968", "here", "trials"), rules(runs));
        List<String> examples = lesson.landmarks().stream()
                .flatMap(landmark -> example(runs.get(0), landmark)
                        .map(decision -> landmark.name() + ": " + San.format(decision.p(), decision.move()) + " in `"
                                + Fen.format(decision.p()) + "`")
                        .stream())
                .toList();
        report.list(examples, "No example in the first trial.");
    }

    private static List<List<String>> counts(List<LearningExperiment.LearningRun> runs) {
        List<LearningPlayer.Decision> first = runs.get(0).decisions();
        IntSummaryStatistics all =
                runs.stream().mapToInt(run -> atOnce(run.decisions())).summaryStatistics();
        IntSummaryStatistics last =
                runs.stream().mapToInt(run -> atOnce(last(run.decisions()))).summaryStatistics();
        int asked = LearningExperiment.PUBLISHED;
        return List.of(
                row("positions needing search before", asked, asked, asked, asked, asked),
                row("moved at once after learning", PUBLISHED_AT_ONCE, atOnce(first), all),
                row(
                        "still searched",
                        asked - PUBLISHED_AT_ONCE,
                        asked - atOnce(first),
                        asked - all.getAverage(),
                        asked - all.getMax(),
                        asked - all.getMin()),
                row("moved at once, of the last " + LAST, PUBLISHED_OF_LAST, atOnce(last(first)), last));
    }

    /** Returns for each landmark whether it was found in 1968, in the first run, and in how many runs. */
    private List<List<String>> rules(List<LearningExperiment.LearningRun> runs) {
        List<List<String>> rows = new ArrayList<>();
        for (Lesson.Landmark landmark : lesson.landmarks()) {
            long found = runs.stream()
                    .filter(run -> example(run, landmark).isPresent())
                    .count();
            String here = example(runs.get(0), landmark).isPresent() ? "yes" : "no";
            rows.add(List.of(landmark.name(), "yes", here, found + " of " + runs.size()));
        }
        return rows;
    }

    private static List<String> row(String name, int published, int here, IntSummaryStatistics runs) {
        return row(name, published, here, runs.getAverage(), runs.getMin(), runs.getMax());
    }

    private static List<String> row(String name, int published, int here, double mean, int least, int most) {
        return List.of(
                name,
                Integer.toString(published),
                Integer.toString(here),
                String.format(Locale.ROOT, "%.1f", mean),
                Integer.toString(least),
                Integer.toString(most));
    }

    private static int atOnce(List<LearningPlayer.Decision> decisions) {
        return (int)
                decisions.stream().filter(LearningPlayer.Decision::accepted).count();
    }

    private static List<LearningPlayer.Decision> last(List<LearningPlayer.Decision> decisions) {
        return decisions.subList(decisions.size() - LAST, decisions.size());
    }

    /** Returns a move of a kind that was played without search. */
    private static Optional<LearningPlayer.Decision> example(
            LearningExperiment.LearningRun run, Lesson.Landmark landmark) {
        return run.decisions().stream()
                .filter(LearningPlayer.Decision::accepted)
                .filter(decision -> {
                    Position q = decision.p().copy();
                    q.make(decision.move());
                    return landmark.holds().test(decision.p(), q);
                })
                .findFirst();
    }

    private void writePatterns(Report.Builder report, LearningExperiment.LearningRun run) {
        PatternMemory memory = run.memory();
        report.section("Patterns of success after the trial")
                .paragraph(
                        "Additions to better. Where a function stands without p or q, its value in q is compared with that"
                                + " in p: < is smaller in q.");
        writePatterns(report, memory.successes());
        report.section("Patterns of failure after the trial")
                .paragraph("Additions to worse. " + memory.undecided().size()
                        + " more descriptions have both succeeded and failed and are not used.");
        writePatterns(report, memory.failures());
    }

    private void writePatterns(Report.Builder report, List<Lesson.Pattern> patterns) {
        List<String> head = new ArrayList<>(List.of("class of p"));
        head.addAll(lesson.functions());
        List<List<String>> rows = patterns.stream()
                .map(pattern -> {
                    List<String> row = new ArrayList<>(List.of(pattern.type()));
                    row.addAll(pattern.values());
                    return row;
                })
                .sorted(Comparator.comparing(row -> String.join(" ", row)))
                .toList();
        report.table(head, rows);
    }

    private void writeLongRun(Report.Builder report, LearningExperiment.LearningRun run) {
        List<List<String>> rows = new ArrayList<>();
        for (int from = 0; from + BLOCK <= run.decisions().size(); from += BLOCK) {
            List<LearningPlayer.Decision> block = run.decisions().subList(from, from + BLOCK);
            int searched = BLOCK - atOnce(block);
            long examined = examined(block);
            int rejected =
                    block.stream().mapToInt(LearningPlayer.Decision::rejected).sum();
            int wrong = block.stream()
                    .mapToInt(LearningPlayer.Decision::wronglyRejected)
                    .sum();
            rows.add(List.of(
                    (from + 1) + " to " + (from + BLOCK),
                    Integer.toString(atOnce(block)),
                    Integer.toString(searched),
                    String.format(Locale.ROOT, "%,d", searched == 0 ? 0 : examined / searched),
                    Integer.toString(rejected),
                    Integer.toString(wrong)));
        }
        report.section("A longer course")
                .paragraph("The same learner continues. \"Left out\" are first moves not tried because of a pattern "
                        + "of failure; \"wrongly\" are those of them that would have succeeded on the same level: the "
                        + "error of the patterns as additions to worse.")
                .table(
                        List.of(
                                "positions needing search",
                                "at once",
                                "searched",
                                "positions examined a search",
                                "left out",
                                "wrongly"),
                        rows)
                .paragraph(String.format(
                        Locale.ROOT,
                        "At the end there are %d patterns of success, %d of failure, and %d descriptions that have done both.",
                        run.memory().successes().size(),
                        run.memory().failures().size(),
                        run.memory().undecided().size()));
    }

    private static void writeGames(Report.Builder report, List<LearningExperiment.Games> played) {
        report.section("Does it still mate?")
                .paragraph(played.get(0).lengths().size()
                        + " games from the same random won positions, without further learning, against the defence "
                        + "that keeps the distance to mate as long as possible; a game ends without result "
                        + "after "
                        + TrainingGames.MOST_MOVES + " moves. \"Success alone\" leaves no move out.")
                .table(
                        List.of(
                                "",
                                "mates",
                                "not won",
                                "moves, mean",
                                "most",
                                "needing search",
                                "at once",
                                "searched",
                                "positions examined"),
                        played.stream().map(LearningReport::row).toList());
    }

    private static List<String> row(LearningExperiment.Games played) {
        IntSummaryStatistics moves = played.lengths().stream()
                .mapToInt(Integer::intValue)
                .filter(length -> length > 0)
                .summaryStatistics();
        List<LearningPlayer.Decision> decisions = played.decisions();
        int atOnce = atOnce(decisions);
        return List.of(
                played.name(),
                Long.toString(moves.getCount()),
                failures(played.lengths()),
                String.format(Locale.ROOT, "%.1f", moves.getAverage()),
                Integer.toString(moves.getMax()),
                Integer.toString(decisions.size()),
                Integer.toString(atOnce),
                Integer.toString(decisions.size() - atOnce),
                String.format(Locale.ROOT, "%,d", examined(decisions)));
    }

    private static long examined(List<LearningPlayer.Decision> decisions) {
        return decisions.stream().mapToLong(LearningPlayer.Decision::examined).sum();
    }

    private static String failures(List<Integer> lengths) {
        String words = Stream.of(
                        failures(lengths, TrainingGames.GIVEN_UP, "given up"),
                        failures(lengths, TrainingGames.NO_TREE, "without a tree"),
                        failures(lengths, TrainingGames.DRAWN, "drawn"))
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining(", "));
        return words.isEmpty() ? "-" : words;
    }

    private static String failures(List<Integer> lengths, int outcome, String word) {
        int number = Collections.frequency(lengths, outcome);
        return number == 0 ? "" : number + " " + word;
    }
}
