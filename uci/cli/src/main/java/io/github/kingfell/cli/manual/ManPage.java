package io.github.kingfell.cli.manual;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi.Text;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** The manual page of one command, with the content of {@code --help}. */
final class ManPage {
    /** The column of the description in a row of help, after marks and names. */
    private static final int DESCRIPTION = 4;

    private final CommandSpec spec;
    private final Help help;
    private final Roff roff = new Roff();

    private ManPage(CommandLine command) {
        spec = command.getCommandSpec();
        help = new Help(spec, Help.defaultColorScheme(Help.Ansi.OFF));
    }

    /** Returns the page in the markup of {@code man}. */
    static String of(CommandLine command) {
        return new ManPage(command).write();
    }

    /** Returns the name of the page and of its file, such as {@code kingfell-mate}. */
    static String name(CommandLine command) {
        return command.getCommandSpec().qualifiedName("-");
    }

    private String write() {
        String name = name(spec.commandLine());
        String description = String.join(" ", spec.usageMessage().description());
        roff.title(name, String.join(" ", spec.version()));
        roff.section("NAME").text(name + " - " + firstSentence(description));
        roff.section("SYNOPSIS").text(help.synopsis(0).replaceAll("\\s+", " "));
        roff.section("DESCRIPTION").text(String.format(description));
        commands();
        parameters();
        options();
        exitCodes();
        examples();
        seeAlso();
        return roff.toString();
    }

    private static String firstSentence(String description) {
        int end = description.indexOf(". ");
        return (end < 0 ? description : description.substring(0, end)).replaceAll("\\.$", "");
    }

    private void commands() {
        Map<String, Help> commands = help.subcommands();
        if (!commands.isEmpty()) {
            roff.section("COMMANDS");
            commands.forEach((name, sub) -> roff.entry(
                    name,
                    String.format(
                            String.join(" ", sub.commandSpec().usageMessage().description()))));
        }
    }

    private void parameters() {
        List<PositionalParamSpec> parameters =
                spec.positionalParameters().stream().filter(it -> !it.hidden()).toList();
        if (!parameters.isEmpty()) {
            roff.section("PARAMETERS");
            Help.IParameterRenderer renderer = help.createDefaultParameterRenderer();
            for (PositionalParamSpec parameter : parameters) {
                entry(renderer.render(parameter, help.createDefaultParamLabelRenderer(), help.colorScheme()));
            }
        }
    }

    private void options() {
        roff.section("OPTIONS");
        Help.IOptionRenderer renderer = help.createDefaultOptionRenderer();
        List<OptionSpec> options = new ArrayList<>(spec.options());
        options.removeIf(OptionSpec::hidden);
        for (OptionSpec option : options) {
            entry(renderer.render(option, help.createDefaultParamLabelRenderer(), help.colorScheme()));
        }
    }

    /**
     * Adds an option from the rows in which picocli shows it: names in the first, a line of the description in each.
     */
    private void entry(Text[][] rows) {
        String names = Arrays.stream(rows[0], 1, DESCRIPTION)
                .map(Text::toString)
                .collect(Collectors.joining())
                .strip();
        String meaning =
                Arrays.stream(rows).map(row -> row[DESCRIPTION].toString()).collect(Collectors.joining("\n"));
        roff.entry(names.replaceAll("^,", "").replaceAll(",(?=-)", ", "), meaning);
    }

    private void exitCodes() {
        Map<String, String> codes = spec.usageMessage().exitCodeList();
        if (!codes.isEmpty()) {
            roff.section("EXIT STATUS");
            codes.forEach((code, meaning) -> roff.entry(code.strip(), meaning));
        }
    }

    private void examples() {
        List<Examples.Example> examples = Examples.of(spec.commandLine());
        if (!examples.isEmpty()) {
            roff.section("EXAMPLES");
            examples.forEach(example -> roff.entry(example.call(), example.meaning()));
        }
    }

    private void seeAlso() {
        List<String> pages = new ArrayList<>();
        if (spec.parent() != null) {
            pages.add(name(spec.parent().commandLine()) + "(1)");
        }
        for (Help sub : help.subcommands().values()) {
            if (!(sub.commandSpec().userObject() instanceof CommandLine.HelpCommand)) {
                pages.add(name(sub.commandSpec().commandLine()) + "(1)");
            }
        }
        if (!pages.isEmpty()) {
            roff.section("SEE ALSO").text(String.join(", ", pages));
        }
    }
}
