package io.github.kingfell.cli.results;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The commands about files of results. */
@Command(
        name = "results",
        description = "Files of results, as written by mate --resume.",
        synopsisSubcommandLabel = "COMMAND")
public final class ResultsCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        throw new ParameterException(
                spec.commandLine(),
                "results needs a command: " + spec.subcommands().keySet());
    }
}
