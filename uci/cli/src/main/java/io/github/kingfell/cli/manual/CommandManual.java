package io.github.kingfell.cli.manual;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** Writes all commands and their options as Markdown, from the declarations of the command line. */
final class CommandManual {
    private final List<String> lines = new ArrayList<>();

    private CommandManual() {}

    /** @param top the command without a name of its own, {@code kingfell} */
    static List<String> of(CommandLine top, List<Section> sections) {
        CommandManual manual = new CommandManual();
        manual.head(top.getCommandSpec(), sections);
        for (Section section : sections) {
            manual.add("", "## " + section.heading());
            section.commands().forEach(manual::command);
        }
        return manual.lines;
    }

    private void add(String... text) {
        lines.addAll(List.of(text));
    }

    private void head(CommandSpec top, List<Section> sections) {
        add("# Commands", "", "Written by `kingfell manual`. Terms are in the [glossary](glossary.md).", "");
        add("| | |", "|---|---|");
        for (Section section : sections) {
            add("| " + section.heading() + " | "
                    + section.commands().stream()
                            .map(command -> "[`" + command.getCommandName() + "`](#"
                                    + anchor(command.getCommandSpec().qualifiedName()) + ")")
                            .collect(Collectors.joining(", "))
                    + " |");
        }
        add("", "Every command has these options:", "");
        options(top);
        add("", "Exit codes:", "");
        exitCodes(top);
        add("");
        add("Results go to standard output, everything else to standard error. Where a command reads a file, `-` is"
                + " standard input. What `--json` prints is described in [json.md](json.md).");
    }

    private void command(CommandLine command) {
        CommandSpec spec = command.getCommandSpec();
        List<CommandLine> parts = Section.parts(command);
        add("", "### `" + spec.qualifiedName() + "`", "");
        add(escaped(String.join(" ", spec.usageMessage().description())));
        if (parts.isEmpty()
                || !spec.positionalParameters().isEmpty()
                || spec.options().stream().anyMatch(this::isOwn)) {
            add("", "```", synopsis(spec), "```");
            parameters(spec);
            if (spec.usageMessage().exitCodeList().size() > 0 && !hasStandardCodes(command)) {
                add("", "Exit codes:", "");
                exitCodes(spec);
            }
        }
        parts.forEach(this::command);
    }

    private boolean isOwn(OptionSpec option) {
        return !option.inherited() && !option.hidden() && !option.usageHelp() && !option.versionHelp();
    }

    private static boolean hasStandardCodes(CommandLine command) {
        return command.getParent() != null
                && command.getCommandSpec()
                        .usageMessage()
                        .exitCodeList()
                        .equals(command.getParent()
                                .getCommandSpec()
                                .usageMessage()
                                .exitCodeList());
    }

    private String synopsis(CommandSpec spec) {
        StringBuilder text = new StringBuilder(spec.qualifiedName());
        for (PositionalParamSpec parameter : spec.positionalParameters()) {
            String label = parameter.paramLabel() + (parameter.arity().max() > 1 ? "..." : "");
            text.append(' ').append(parameter.arity().min() == 0 ? "[" + label + "]" : label);
        }
        return spec.options().stream().anyMatch(this::isOwn) ? text + " [OPTIONS]" : text.toString();
    }

    private void parameters(CommandSpec spec) {
        List<String> rows = new ArrayList<>();
        spec.positionalParameters().forEach(parameter -> rows.add(row(parameter.paramLabel(), parameter)));
        spec.options().stream().filter(this::isOwn).forEach(option -> rows.add(row(option)));
        if (!rows.isEmpty()) {
            add("", "| | |", "|---|---|");
            lines.addAll(rows);
        }
    }

    private void options(CommandSpec spec) {
        add("| | |", "|---|---|");
        spec.options().forEach(option -> lines.add(row(option)));
    }

    private static String row(OptionSpec option) {
        String label = option.arity().max() == 0 ? "" : " " + option.paramLabel();
        return row(String.join(", ", option.names()) + label, option);
    }

    private static String row(String name, ArgSpec argument) {
        Iterable<String> values = argument.completionCandidates();
        String text = String.join(" ", argument.description())
                .replace("${DEFAULT-VALUE}", argument.defaultValueString())
                .replace("${COMPLETION-CANDIDATES}", values == null ? "" : String.join(", ", values))
                .replace("%%", "%");
        return "| `" + name + "` | " + escaped(text) + " |";
    }

    private void exitCodes(CommandSpec spec) {
        add("| | |", "|---|---|");
        for (Map.Entry<String, String> code : spec.usageMessage().exitCodeList().entrySet()) {
            add("| " + code.getKey() + " | " + escaped(code.getValue()) + " |");
        }
    }

    /** Returns the anchor that GitHub makes of a heading. */
    private static String anchor(String heading) {
        return heading.replace(' ', '-');
    }

    private static String escaped(String text) {
        return text.replace("|", "\\|").replace("<", "&lt;");
    }
}
