package io.github.kingfell.cli.manual;

import java.util.List;
import picocli.CommandLine;

/** Commands for one kind of reader. */
public record Section(String heading, List<CommandLine> commands) {
    /**
     * Returns the commands of a group in the order of their declaration, without old names; none for a plain command.
     */
    public static List<CommandLine> parts(CommandLine command) {
        return command.getSubcommands().values().stream()
                .filter(part -> !part.getCommandSpec().usageMessage().hidden())
                .toList();
    }
}
