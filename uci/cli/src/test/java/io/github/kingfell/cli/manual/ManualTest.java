package io.github.kingfell.cli.manual;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.book.StandardBook;
import io.github.kingfell.cli.KingfellCommand;
import io.github.kingfell.engine.Engine;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class ManualTest {
    private static final Path PAGE = Path.of("../../docs/commands.md");

    private final StringWriter out = new StringWriter();
    private final CommandLine line = KingfellCommand.create(
                    "1.2.3", (settings, commands) -> 0, () -> new Engine(StandardBook.create()))
            .setOut(new PrintWriter(out));

    @Test
    void thePageSaysWhatTheCodeSays() throws IOException {
        assertThat(line.execute("manual")).isZero();
        assertThat(Files.readAllLines(PAGE))
                .as("docs/commands.md is stale; renew it with: ./kingfell manual > docs/commands.md")
                .isEqualTo(out.toString().lines().toList());
    }

    /** Every command is in a section; otherwise nobody would find it. */
    @Test
    void everyCommandIsInTheManual() {
        line.execute("manual");
        List<CommandLine> shown = line.getSubcommands().values().stream()
                .filter(command -> !command.getCommandSpec().usageMessage().hidden())
                .filter(command -> !command.getCommandName().equals("help"))
                .toList();
        assertThat(shown).isNotEmpty().allSatisfy(command -> {
            assertThat(out.toString())
                    .contains("### `" + command.getCommandSpec().qualifiedName() + "`");
            assertThat(Section.parts(command))
                    .allSatisfy(part -> assertThat(out.toString())
                            .contains("### `" + part.getCommandSpec().qualifiedName() + "`"));
        });
        assertThat(out.toString()).doesNotContain("check-proof", "DEFAULT-VALUE");
    }

    @Test
    void theHelpListsTheSameCommands() {
        line.execute("--help");
        String help = out.toString();
        assertThat(help).contains("Mates and problems:", "  proof ").doesNotContain("check-proof");
    }

    /** What the help shows can be typed: the words are those of the command, and fit into a line. */
    @Test
    void everyCommandHasExamplesThatItTakes() {
        List<CommandLine> commands = line.getSubcommands().values().stream()
                .filter(command -> !command.getCommandName().equals("help"))
                .flatMap(command ->
                        Section.parts(command).isEmpty() ? Stream.of(command) : Section.parts(command).stream())
                .filter(command -> !command.getCommandSpec().usageMessage().hidden())
                .toList();
        assertThat(commands).hasSizeGreaterThan(40).allSatisfy(command -> {
            String help = command.getUsageMessage();
            assertThat(help).contains("\nExamples:\n");
            assertThat(help.substring(help.indexOf("Examples:")).lines())
                    .allSatisfy(row -> assertThat(row).hasSizeLessThanOrEqualTo(80));
            assertThat(ManPage.of(command)).contains(".SH \"EXAMPLES\"").doesNotContain("%n");
        });
        assertThat(Examples.all()).allSatisfy(example -> {
            CommandLine.ParseResult parsed = line.parseArgs(example.words().toArray(String[]::new));
            CommandLine run =
                    parsed.asCommandLineList().get(parsed.asCommandLineList().size() - 1);
            assertThat(example.runs(run)).as(example.call()).isTrue();
        });
    }

    @Test
    void theManualHasNoFormatsOfPicocli() {
        assertThat(ManPage.of(line)).contains("kingfell").doesNotContain("%n");
    }
}
