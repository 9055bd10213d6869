package io.github.kingfell.cli.advice;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The commands about advice tables. */
@Command(
        name = "advice",
        description = "Advice tables: judged by exact values, played out, explained.",
        synopsisSubcommandLabel = "COMMAND")
public final class AdviceCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        throw new ParameterException(
                spec.commandLine(),
                "advice needs a command: " + spec.subcommands().keySet());
    }
}
