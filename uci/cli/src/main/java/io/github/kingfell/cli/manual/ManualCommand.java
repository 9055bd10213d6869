package io.github.kingfell.cli.manual;

import io.github.kingfell.cli.input.FileProblem;
import io.github.kingfell.cli.output.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Writes the manual pages and the completion of shells. */
@Command(
        name = "manual",
        description = "Write the manual pages, and the completion of commands for bash and zsh, into a folder.")
public final class ManualCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(
            index = "0",
            paramLabel = "DIR",
            description = "the folder, made if need be; gets man/man1 and completion")
    private Path folder = Path.of("");

    @Override
    public Integer call() {
        CommandLine top = spec.root().commandLine();
        try {
            Path pages = Files.createDirectories(folder.resolve("man").resolve("man1"));
            int written = write(top, pages);
            Path completion = Files.createDirectories(folder.resolve("completion"));
            Files.writeString(completion.resolve("kingfell"), AutoComplete.bash("kingfell", top));
            spec.commandLine().getOut().println("written: " + written + " pages in " + pages + ", " + completion);
            return ExitCode.DONE;
        } catch (IOException e) {
            throw new ParameterException(spec.commandLine(), "cannot write " + FileProblem.of(e), e);
        }
    }

    /** The page of a command and of those below it; returns how many. */
    private static int write(CommandLine command, Path folder) throws IOException {
        if (command.getCommand() instanceof CommandLine.HelpCommand) {
            return 0;
        }
        Files.writeString(folder.resolve(ManPage.name(command) + ".1"), ManPage.of(command));
        int written = 1;
        for (CommandLine sub : command.getSubcommands().values()) {
            written += write(sub, folder);
        }
        return written;
    }
}
