package io.github.kingfell.cli;

import java.util.List;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Column;
import picocli.CommandLine.Help.Column.Overflow;
import picocli.CommandLine.Help.TextTable;
import picocli.CommandLine.IHelpSectionRenderer;

/** The list of commands in the help: by sections, each command with the first sentence of what it does. */
final class CommandOverview implements IHelpSectionRenderer {
    private static final int NAMES = 18;
    private static final int INDENT = 2;

    private final List<Commands.Section> sections;

    CommandOverview(List<Commands.Section> sections) {
        this.sections = sections;
    }

    @Override
    public String render(Help help) {
        StringBuilder text = new StringBuilder();
        int width = help.commandSpec().usageMessage().width();
        for (Commands.Section section : sections) {
            TextTable table = TextTable.forColumns(
                    help.colorScheme(),
                    new Column(NAMES, INDENT, Overflow.SPAN),
                    new Column(width - NAMES, INDENT, Overflow.WRAP));
            for (CommandLine command : section.commands()) {
                table.addRowValues(command.getCommandName(), summary(command));
            }
            text.append(System.lineSeparator())
                    .append(section.heading())
                    .append(':')
                    .append(System.lineSeparator())
                    .append(table);
        }
        return text.toString();
    }

    /** The second words of a command, without old names. */
    static List<String> parts(CommandLine command) {
        return command.getSubcommands().entrySet().stream()
                .filter(sub -> !sub.getValue().getCommandSpec().usageMessage().hidden())
                .map(Map.Entry::getKey)
                .toList();
    }

    private static String summary(CommandLine command) {
        String description =
                String.join(" ", command.getCommandSpec().usageMessage().description());
        int end = description.indexOf(". ");
        String first = end < 0 ? description : description.substring(0, end + 1);
        List<String> parts = parts(command);
        return parts.isEmpty() ? first : first + " (" + String.join(", ", parts) + ")";
    }
}
