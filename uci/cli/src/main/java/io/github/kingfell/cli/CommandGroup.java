package io.github.kingfell.cli;

import io.github.kingfell.cli.manual.Section;
import io.github.kingfell.cli.output.ConsoleCommand;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** A command group: the first word is its subject, the second the action. */
@Command(synopsisSubcommandLabel = "COMMAND")
final class CommandGroup extends ConsoleCommand {
    /** Returns the group; its name is given when it is added to its parent. */
    static CommandLine of(String name, String description, Object... commands) {
        CommandLine group = new CommandLine(new CommandGroup());
        group.getCommandSpec().name(name).usageMessage().description(description);
        for (Object command : commands) {
            group.addSubcommand(command);
        }
        return group;
    }

    @Override
    public Integer call() {
        throw usageError(spec.name() + " needs a command: "
                + Section.parts(spec.commandLine()).stream()
                        .map(CommandLine::getCommandName)
                        .collect(Collectors.joining(", ")));
    }
}
