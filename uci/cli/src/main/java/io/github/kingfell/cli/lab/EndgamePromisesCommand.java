package io.github.kingfell.cli.lab;

import io.github.kingfell.cli.output.ConsoleCommand;
import io.github.kingfell.lab.promises.DriveMaker;
import io.github.kingfell.lab.promises.PromiseMaker;
import io.github.kingfell.workbench.output.ExitCode;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Generates a resource of the book again. */
@Command(
        name = "promises",
        description =
                "Find the moves to mate that the stages of an ending can promise. This takes ten minutes for KBNK and "
                        + "one minute for KQKR.")
public final class EndgamePromisesCommand extends ConsoleCommand {
    private static final String KBNK = "KBNK";
    private static final String KQKR = "KQKR";

    @Parameters(index = "0", paramLabel = "ENDING", description = KBNK + " or " + KQKR)
    private String ending = KBNK;

    @Override
    public Integer call() {
        Consumer<String> progress = step -> err().println("kingfell: " + step);
        List<String> lines = switch (ending.toUpperCase(Locale.ROOT)) {
            case KBNK -> PromiseMaker.lines(progress);
            case KQKR -> DriveMaker.lines(progress);
            default -> throw usageError("only " + KBNK + " and " + KQKR + " have promises, not " + ending);
        };
        lines.forEach(out()::println);
        return ExitCode.DONE;
    }
}
