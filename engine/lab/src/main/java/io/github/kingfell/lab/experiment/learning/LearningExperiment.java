package io.github.kingfell.lab.experiment.learning;

import io.github.kingfell.lab.experiment.Experiment;
import io.github.kingfell.lab.experiment.ExperimentCard;
import io.github.kingfell.lab.learning.LearningPlayer;
import io.github.kingfell.lab.learning.Lesson;
import io.github.kingfell.lab.learning.PatternMemory;
import io.github.kingfell.lab.learning.TrainingGames;
import io.github.kingfell.report.Report;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.tables.distance.TableLibrary;
import io.github.kingfell.tables.tablebase.BuildProgress;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/** Additions to better and worse learned from tree searches: Huberman 1968, chapter 8, figure 8.2. */
public final class LearningExperiment implements Experiment {
    /** Number of positions in the thesis in which no move was better at once. */
    static final int PUBLISHED = 34;

    /** Trials of the published size, each with its own games and an empty memory. */
    private static final int TRIALS = 50;

    /** Number of decisions of the long course. */
    private static final int LONG = 1_000;

    private static final int GAMES = 500;

    /**
     * Greatest number of positions of one search. Searches without patterns need far fewer; after a wrong move was
     * played without search there may be no tree nearby.
     */
    private static final int MOST_POSITIONS = 300_000;

    private static final long FIRST_SEED = 1968;
    private static final long GAMES_SEED = 4711;

    private final Lesson lesson;
    private final int trials;
    private final int decisions;
    private final int games;

    public LearningExperiment(Lesson lesson) {
        this(lesson, TRIALS, LONG, GAMES);
    }

    /**
     * Makes an experiment with another number of trials, of decisions in the long course, and of games that test what
     * was learned.
     */
    public LearningExperiment(Lesson lesson, int trials, int decisions, int games) {
        this.lesson = lesson;
        this.trials = trials;
        this.decisions = decisions;
        this.games = games;
    }

    @Override
    public ExperimentCard card() {
        return new ExperimentCard(
                "learn-" + lesson.endgame().material().toLowerCase(Locale.ROOT),
                "B. J. Huberman, \"A Program to Play Chess End Games\" (Stanford CS 106), chapter 8, figure 8.2",
                1968,
                "five minutes",
                1);
    }

    @Override
    public int publishedNodes() {
        return MOST_POSITIONS;
    }

    /**
     * What a learner did and learned.
     *
     * @param decisions in order
     * @param memory what the learner has learned from them
     */
    record LearningRun(List<LearningPlayer.Decision> decisions, PatternMemory memory) {}

    /**
     * Games in which nothing more was learned.
     *
     * @param name how the learner was taught
     * @param lengths moves to mate, or the negative constants of {@link TrainingGames}
     * @param decisions in all games
     */
    record Games(String name, List<Integer> lengths, List<LearningPlayer.Decision> decisions) {}

    @Override
    public Report run(int nodes, Consumer<String> progress) {
        ToIntFunction<Position> truth = truth();
        List<LearningRun> runs = new ArrayList<>();
        for (int trial = 0; trial < trials; trial++) {
            runs.add(learn(PUBLISHED, FIRST_SEED + trial, truth, nodes));
            progress.accept("trial " + (trial + 1) + " of " + trials);
        }
        LearningRun longRun = learn(decisions, FIRST_SEED, truth, nodes);
        progress.accept("longer course done");
        PatternMemory afterTrial = runs.get(0).memory();
        List<Games> played = List.of(
                games("nothing learned", new PatternMemory(), true, truth, nodes),
                games("after the trial", afterTrial, true, truth, nodes),
                games("the same, success alone", afterTrial, false, truth, nodes),
                games("after the longer course", longRun.memory(), true, truth, nodes),
                games("the same, success alone", longRun.memory(), false, truth, nodes));
        progress.accept("games done");
        return new LearningReport(lesson, nodes).write(runs, longRun, played);
    }

    private ToIntFunction<Position> truth() {
        TableLibrary library = new TableLibrary();
        library.table(MaterialKey.parse(lesson.endgame().material()), 1, BuildProgress.SILENT, () -> false);
        return library.reader()::plies;
    }

    private LearningRun learn(int size, long seed, ToIntFunction<Position> truth, int nodes) {
        PatternMemory memory = new PatternMemory();
        TrainingGames lessons = new TrainingGames(lesson.endgame(), truth, seed);
        LearningPlayer learner = new LearningPlayer(lesson, memory, size, nodes);
        while (learner.decisions().size() < size) {
            lessons.play(learner, lessons.start());
        }
        return new LearningRun(learner.decisions().subList(0, size), memory);
    }

    private Games games(String name, PatternMemory memory, boolean rejects, ToIntFunction<Position> truth, int nodes) {
        TrainingGames lessons = new TrainingGames(lesson.endgame(), truth, GAMES_SEED);
        List<Position> starts =
                IntStream.range(0, games).mapToObj(any -> lessons.start()).toList();
        LearningPlayer learner = new LearningPlayer(lesson, memory, 0, rejects, nodes);
        List<Integer> lengths =
                starts.stream().map(start -> lessons.play(learner, start)).toList();
        return new Games(name, lengths, learner.decisions());
    }
}
