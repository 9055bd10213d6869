package io.github.kingfell.cli.manual;

import io.github.kingfell.cli.input.Folder;
import io.github.kingfell.cli.output.ConsoleCommand;
import io.github.kingfell.files.OutputFolder;
import io.github.kingfell.files.WholeFile;
import io.github.kingfell.workbench.output.ExitCode;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;

/** Writes the manual: a page of Markdown, or pages for {@code man} and the completion of shells. */
@Command(
        name = "manual",
        description = "Print all commands and options as Markdown, as in docs/commands.md; or write the manual pages, "
                + "and the command completion for bash and zsh, into a folder.")
public final class ManualCommand extends ConsoleCommand {
    /** Picocli's script turns off the completion of file names this way, and many words of ours may be files. */
    private static final Pattern NO_FILES = Pattern.compile(" *type compopt &>/dev/null && compopt \\+o default\n");

    private final Supplier<List<Section>> sections;

    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "DIR",
            description = "the folder for man/man1 and completion, created if necessary; without it the Markdown is "
                    + "printed")
    private @Nullable Path folder;

    /** @param sections all sections, this command included */
    public ManualCommand(Supplier<List<Section>> sections) {
        this.sections = sections;
    }

    @Override
    public Integer call() {
        CommandLine top = spec.root().commandLine();
        if (folder == null) {
            CommandManual.of(top, sections.get()).forEach(out()::println);
            return ExitCode.DONE;
        }
        Folder.create(folder, spec.commandLine());
        Path pages = OutputFolder.create(folder.resolve("man").resolve("man1"));
        int written = write(top, pages);
        Path completion = OutputFolder.create(folder.resolve("completion"));
        WholeFile.write(completion.resolve("kingfell"), completion(top));
        out().println("written: " + written + " pages in " + pages + ", " + completion);
        return ExitCode.DONE;
    }

    /** Returns the completion for bash and zsh: values where they are known, and names of files elsewhere. */
    private static String completion(CommandLine top) {
        return NO_FILES.matcher(AutoComplete.bash("kingfell", top)).replaceAll("");
    }

    /** Writes the page of a command and of those below it, without old names; returns how many. */
    private static int write(CommandLine command, Path folder) {
        CommandSpec of = command.getCommandSpec();
        if (command.getCommand() instanceof CommandLine.HelpCommand
                || of.usageMessage().hidden()) {
            return 0;
        }
        WholeFile.write(folder.resolve(ManPage.name(command) + ".1"), ManPage.of(command));
        int written = 1;
        for (CommandLine sub : command.getSubcommands().values()) {
            written += write(sub, folder);
        }
        return written;
    }
}
