package io.github.kingfell.cli.manual;

import java.util.Arrays;
import java.util.List;
import picocli.CommandLine;

/** Commands for one kind of reader. */
public record Section(String heading, List<CommandLine> commands) {
    /** @param commands command lines, or objects that are commands */
    public static Section of(String heading, Object... commands) {
        return new Section(heading, Arrays.stream(commands).map(Section::line).toList());
    }

    private static CommandLine line(Object command) {
        return command instanceof CommandLine line ? line : new CommandLine(command);
    }

    /**
     * Returns the commands of a group in the order of their declaration, without old names; none for a plain command.
     */
    public static List<CommandLine> parts(CommandLine command) {
        return command.getSubcommands().values().stream()
                .filter(part -> !part.getCommandSpec().usageMessage().hidden())
                .toList();
    }
}
