package io.github.kingfell.cli.lab;

import io.github.kingfell.cli.output.ConsoleCommand;
import io.github.kingfell.cli.output.OutputFile;
import io.github.kingfell.files.WholeFile;
import io.github.kingfell.lab.tuning.WinRateFit;
import io.github.kingfell.search.WinRates;
import io.github.kingfell.workbench.output.ExitCode;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Fits the win rates of {@code UCI_ShowWDL}. */
@Command(
        name = "winrates",
        description = "Fit the chances of a win, a draw and a loss, by score and material, to the games of 'kingfell "
                + "selfplay'.")
public final class WinRatesCommand extends ConsoleCommand {
    @Mixin
    private LabelledGames games = new LabelledGames();

    @Option(
            names = "--rates",
            paramLabel = "FILE",
            required = true,
            description = "output: the numbers, in the format of the resource winrates.properties")
    private @Nullable Path rates;

    @Override
    public Integer call() {
        if (rates == null) {
            throw usageError("--rates is missing");
        }
        OutputFile.check(rates, spec.commandLine());
        WinRateFit fit = new WinRateFit();
        games.forEach(fit::add, spec.commandLine());
        WinRates fitted = fit.fit();
        PrintWriter out = out();
        out.printf(
                Locale.ROOT,
                "%d positions, mean log loss %.5f; with the shipped rates %.5f%n",
                fit.size(),
                fit.surprise(fitted),
                fit.surprise(WinRates.shipped()));
        out.flush();
        WholeFile.write(rates, fitted.lines());
        return ExitCode.DONE;
    }
}
