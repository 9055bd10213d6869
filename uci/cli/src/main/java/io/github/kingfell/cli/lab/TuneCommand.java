package io.github.kingfell.cli.lab;

import io.github.kingfell.cli.input.WholeNumber;
import io.github.kingfell.cli.output.ExitCode;
import io.github.kingfell.cli.output.OutputFile;
import io.github.kingfell.lab.tuning.EvaluationModel;
import io.github.kingfell.lab.tuning.EvaluationTuner;
import io.github.kingfell.lab.tuning.LabelledPosition;
import io.github.kingfell.rules.notation.NotationException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Fits the weights of the static evaluation to the results of games. */
@Command(
        name = "tune",
        description =
                "Fit the weights of the static evaluation to the games of 'kingfell selfplay' (logistic regression).")
public final class TuneCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private LabelledGames games = new LabelledGames();

    @Option(
            names = "--weights",
            paramLabel = "FILE",
            required = true,
            description = "written: all weights, as the resource weights.properties has them")
    private @Nullable Path weights;

    @Option(
            names = "--passes",
            converter = WholeNumber.Count.class,
            paramLabel = "N",
            description = "over all positions, default ${DEFAULT-VALUE}")
    private int passes = 60;

    @Option(
            names = "--pull",
            paramLabel = "X",
            description =
                    "back to the weights so far: squared error that a squared centipawn costs, default ${DEFAULT-VALUE}")
    private double pull = 0.002;

    @Option(
            names = "--scores",
            paramLabel = "X",
            description =
                    "share of the scores of the search in what is fitted to, 0 to 1; the rest is the result of the"
                            + " game; default 0")
    private double scoreShare;

    @Override
    public Integer call() throws NotationException {
        if (pull < 0 || weights == null) {
            throw new ParameterException(spec.commandLine(), "--pull must not be negative");
        }
        if (!(scoreShare >= 0 && scoreShare <= 1)) {
            throw new ParameterException(spec.commandLine(), "--scores must be between 0 and 1");
        }
        OutputFile.check(weights, spec.commandLine());
        List<LabelledPosition> positions = games.read(spec.commandLine());
        PrintWriter out = spec.commandLine().getOut();
        EvaluationModel tuned = new EvaluationTuner(positions, passes, pull, scoreShare, line -> {
                    out.println(line);
                    out.flush();
                })
                .tune(new EvaluationModel());
        OutputFile.write(weights, tuned.lines(), spec.commandLine());
        return ExitCode.DONE;
    }
}
