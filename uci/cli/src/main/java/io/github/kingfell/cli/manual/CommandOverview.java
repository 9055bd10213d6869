package io.github.kingfell.cli.manual;

import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Column;
import picocli.CommandLine.Help.Column.Overflow;
import picocli.CommandLine.Help.TextTable;
import picocli.CommandLine.IHelpSectionRenderer;

/** The list of commands in the help: by sections, each command with the first sentence of its description. */
public final class CommandOverview implements IHelpSectionRenderer {
    private static final int NAMES = 18;
    private static final int INDENT = 2;

    private final List<Section> sections;

    public CommandOverview(List<Section> sections) {
        this.sections = List.copyOf(sections);
    }

    @Override
    public String render(Help help) {
        StringBuilder text = new StringBuilder();
        int width = help.commandSpec().usageMessage().width();
        for (Section section : sections) {
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

    private static String summary(CommandLine command) {
        String description =
                String.join(" ", command.getCommandSpec().usageMessage().description());
        int end = description.indexOf(". ");
        String first = end < 0 ? description : description.substring(0, end + 1);
        String parts =
                Section.parts(command).stream().map(CommandLine::getCommandName).collect(Collectors.joining(", "));
        return parts.isEmpty() ? first : first + " (" + parts + ")";
    }
}
