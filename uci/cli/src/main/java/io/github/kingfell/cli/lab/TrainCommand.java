package io.github.kingfell.cli.lab;

import io.github.kingfell.cli.input.WholeNumber;
import io.github.kingfell.cli.output.InterruptibleCommand;
import io.github.kingfell.cli.output.OutputFile;
import io.github.kingfell.engine.network.Network;
import io.github.kingfell.files.FileProblem;
import io.github.kingfell.files.OutputFailedException;
import io.github.kingfell.files.WholeFile;
import io.github.kingfell.lab.network.LossCurves;
import io.github.kingfell.lab.network.NetworkTraining;
import io.github.kingfell.lab.network.Scope;
import io.github.kingfell.lab.network.ScoreShare;
import io.github.kingfell.lab.network.TrainingCheckpoint;
import io.github.kingfell.lab.network.TrainingSet;
import io.github.kingfell.search.Interruption;
import io.github.kingfell.workbench.output.ExitCode;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** Trains an evaluation network. */
@Command(name = "train", description = "Train the network of alpha-beta on the games of 'kingfell selfplay'.")
public final class TrainCommand extends InterruptibleCommand {
    @Mixin
    private LabelledGames games = new LabelledGames();

    @Option(names = "--network", paramLabel = "FILE", required = true, description = "output: the network")
    private @Nullable Path network;

    @Option(
            names = "--from",
            paramLabel = "FILE",
            description = "begin with this network, without lessons, instead of random weights")
    private @Nullable Path from;

    @Option(
            names = "--width",
            converter = WholeNumber.Count.class,
            paramLabel = "N",
            description =
                    "hidden values of each side, even, at most " + Network.MOST_WIDTH + "; default ${DEFAULT-VALUE}")
    private int width = 128;

    @Option(
            names = "--passes",
            converter = WholeNumber.Count.class,
            paramLabel = "N",
            description = "passes over all positions, default ${DEFAULT-VALUE}")
    private int passes = 20;

    @Option(
            names = "--scores",
            paramLabel = "X",
            description =
                    "weight of the search's score in the target of the fit, 0 to 1; the rest is the result of the "
                            + "game; default ${DEFAULT-VALUE}")
    private double scoreShare = 0.75;

    @Option(
            names = "--few-scores",
            paramLabel = "X",
            description = "the same for positions of at most six pieces, where results say more; it changes in "
                    + "proportion up to sixteen pieces; default: as --scores")
    private @Nullable Double fewScores;

    @Option(
            names = "--step",
            paramLabel = "X",
            description = "first step by which a weight changes; the last step is a hundredth of it; 0.0001 trains a "
                    + "network further without losing what it has learned; default ${DEFAULT-VALUE}")
    private double step = NetworkTraining.USUAL_STEP;

    @Option(
            names = "--only",
            paramLabel = "WEIGHTS",
            description = "all: every weight changes; endings: with --from, only the output weights of positions of at "
                    + "most 17 pieces change, so that all others keep their values; default ${DEFAULT-VALUE}")
    private Scope scope = Scope.ALL;

    @Option(
            names = "--lessons",
            converter = WholeNumber.Count.class,
            paramLabel = "N",
            description = "positions learned first from the evaluation by terms, default ${DEFAULT-VALUE}")
    private int lessons = 20_000_000;

    @Option(
            names = "--lesson-passes",
            converter = WholeNumber.Count.class,
            paramLabel = "N",
            description = "passes over all lessons, default ${DEFAULT-VALUE}")
    private int lessonPasses = 3;

    @Option(
            names = "--checkpoint",
            paramLabel = "FILE",
            description = "saved after each pass; the same command continues from it; removed at the end")
    private @Nullable Path checkpoint;

    @Option(names = "--curves", paramLabel = "FILE", description = "output: a picture of the errors, SVG")
    private @Nullable Path curves;

    @Option(names = "--seed", paramLabel = "N", description = "seed of the first weights, default ${DEFAULT-VALUE}")
    private long seed = 1;

    @Option(
            names = "--threads",
            converter = WholeNumber.Threads.class,
            paramLabel = "N",
            description = "threads of the training, default ${DEFAULT-VALUE}")
    private int threads = 1;

    /** @param interruption ends the training; the passes done so far are kept */
    public TrainCommand(Interruption interruption) {
        super(interruption);
    }

    @Override
    public Integer call() throws InterruptedException {
        check();
        Network first = from == null ? null : read(from);
        TrainingSet set = new TrainingSet();
        games.forEach(set::add, spec.commandLine());
        List<NetworkTraining.Pass> passed = new ArrayList<>();
        Consumer<NetworkTraining.Pass> listener = pass -> {
            passed.add(pass);
            print(String.format(
                    Locale.ROOT,
                    "pass %d: error fitted %.5f, held out %.5f",
                    pass.number(),
                    pass.fitted(),
                    pass.heldOut()));
        };
        NetworkTraining training = first == null
                ? NetworkTraining.fresh(set, width, seed, threads, listener)
                : NetworkTraining.from(first, set, seed, threads, listener);
        TrainingCheckpoint kept = checkpoint == null ? null : checkpoint(checkpoint, set.size());
        if (kept != null) {
            training.keep(kept);
        }
        training.heed(interruption());
        training.restrict(scope);
        print(set.size() + " positions of games, " + training.scale() + " centipawns to a logit of 1");
        learn(training, first == null, kept, passed);
        if (curves != null && !passed.isEmpty()) {
            WholeFile.write(curves, List.of(new LossCurves(passed).svg().strip()));
        }
        return ExitCode.DONE;
    }

    private void check() {
        shares();
        if (!(step > 0 && step <= 1)) {
            throw usageError("--step must be above 0 and not more than 1");
        }
        if (width % 2 != 0 || width > Network.MOST_WIDTH || network == null) {
            throw usageError("--width must be even and not more than " + Network.MOST_WIDTH);
        }
        if (scope == Scope.ENDINGS && from == null) {
            throw usageError("--only endings improves a network: --from names it");
        }
        OutputFile.checkAll(spec.commandLine(), network, checkpoint, curves);
    }

    private ScoreShare shares() {
        try {
            return new ScoreShare(scoreShare, fewScores == null ? scoreShare : fewScores);
        } catch (IllegalArgumentException e) {
            throw usageError("--scores and --few-scores must be between 0 and 1", e);
        }
    }

    /**
     * Trains the network and writes it.
     *
     * @param kept removed at the end; null for none
     * @param passed the passes of this run
     */
    private void learn(
            NetworkTraining training,
            boolean fresh,
            @Nullable TrainingCheckpoint kept,
            List<NetworkTraining.Pass> passed)
            throws InterruptedException {
        try {
            if (fresh) {
                print("learning from the evaluation by terms");
                training.learnTerms(lessons, lessonPasses);
            } else {
                print(String.format(Locale.ROOT, "before: error held out %.5f", training.heldOut(shares())));
            }
            print("learning from the games");
            training.learnGames(shares(), passes, step);
            if (isCutShort(passed)) {
                keepWork(training, passed);
                return;
            }
            WholeFile.write(Objects.requireNonNull(network), training.network()::write);
            if (kept != null) {
                kept.remove();
            }
        } catch (OutputFailedException e) {
            throw e;
        } catch (UncheckedIOException e) {
            throw unusable(Objects.requireNonNull(e.getCause()));
        }
    }

    private boolean isCutShort(List<NetworkTraining.Pass> passed) {
        boolean isComplete = !passed.isEmpty()
                && passed.get(passed.size() - 1).stage().equals(NetworkTraining.GAMES)
                && passed.get(passed.size() - 1).number() == passes;
        return interruption().isRequested() && !isComplete;
    }

    /** Keeps what an interrupted training has learned: in the checkpoint, or without one in the network. */
    private void keepWork(NetworkTraining training, List<NetworkTraining.Pass> passed) {
        String done = passed.isEmpty()
                ? "no pass was completed"
                : "pass " + passed.get(passed.size() - 1).number() + " of the stage \""
                        + passed.get(passed.size() - 1).stage() + "\" was the last complete one";
        if (checkpoint != null) {
            leaveUnfinished(done + "; the same command continues from " + checkpoint);
        } else if (passed.isEmpty()) {
            leaveUnfinished(done);
        } else {
            WholeFile.write(Objects.requireNonNull(network), training.network()::write);
            leaveUnfinished(done + "; the network is written as it stands");
        }
    }

    private void print(String line) {
        PrintWriter out = out();
        out.println(line);
        out.flush();
    }

    /** Returns the checkpoint; reports an error where the file belongs to another training. */
    private TrainingCheckpoint checkpoint(Path file, int positions) {
        String training = positions + " positions, from " + (from == null ? "width " + width : from) + ", lessons "
                + lessons + " x " + lessonPasses + ", passes " + passes + ", scores " + shares() + ", step " + step
                + ", only " + scope + ", seed "
                + seed;
        TrainingCheckpoint kept = new TrainingCheckpoint(file, training);
        try {
            kept.check();
        } catch (IOException e) {
            throw unusable(e);
        }
        return kept;
    }

    private ParameterException unusable(IOException e) {
        return usageError("cannot use " + FileProblem.of(e), e);
    }

    private Network read(Path file) {
        try (InputStream stream = new BufferedInputStream(Files.newInputStream(file))) {
            return Network.read(stream);
        } catch (IOException e) {
            throw usageError("cannot read " + FileProblem.of(e), e);
        }
    }
}
