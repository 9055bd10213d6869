package io.github.kingfell.cli.endgame;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The commands about whole endings rather than positions. */
@Command(
        name = "endgame",
        description = "Whole endings: exact tables, and the book judged by them.",
        synopsisSubcommandLabel = "COMMAND")
public final class EndgameCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        throw new ParameterException(
                spec.commandLine(),
                "endgame needs a command: " + spec.subcommands().keySet());
    }
}
