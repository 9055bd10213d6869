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
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

class ManualCommandTest {
    private final StringWriter err = new StringWriter();
    private final CommandLine top =
            KingfellCommand.create("1.2.3", (settings, commands) -> 42, () -> new Engine(StandardBook.create()));

    @TempDir
    private Path folder;

    private int run(String... args) {
        return top.setOut(new PrintWriter(new StringWriter()))
                .setErr(new PrintWriter(err))
                .execute(args);
    }

    @Test
    void everyCommandHasAPageWithEveryOption() throws IOException {
        assertThat(run("manual", folder.toString())).isZero();
        check(top);
        assertThat(page("kingfell"))
                .startsWith(".TH \"KINGFELL\" 1 \"\" \"Kingfell 1.2.3\"\n.SH \"NAME\"\nkingfell \\- A UCI");
        assertThat(page("kingfell-endgame-check")).contains("\\-\\-certificate");
    }

    private void check(CommandLine command) throws IOException {
        if (command.getCommand() instanceof CommandLine.HelpCommand
                || command.getCommandSpec().usageMessage().hidden()) {
            return;
        }
        String page = page(ManPage.name(command));
        for (OptionSpec option : command.getCommandSpec().options()) {
            if (!option.hidden()) {
                assertThat(page).contains(option.longestName().replace("-", "\\-"));
            }
        }
        for (CommandLine sub : command.getSubcommands().values()) {
            check(sub);
        }
    }

    /** A line that begins with a dot is an instruction; only those of {@link Roff} occur. */
    @Test
    void noWordsAreTakenForInstructions() throws IOException {
        run("manual", folder.toString());
        try (Stream<Path> pages = Files.list(folder.resolve("man/man1"))) {
            for (Path page : pages.toList()) {
                assertThat(Files.readAllLines(page))
                        .filteredOn(line -> line.startsWith(".") || line.startsWith("'"))
                        .allMatch(line -> line.matches("\\.(TH|SH|TP|B)( .*)?"));
            }
        }
    }

    @Test
    void aPointInFrontIsKept() {
        assertThat(new Roff().text("./kingfell -v\\").toString()).isEqualTo("\\&./kingfell \\-v\\e\n");
    }

    @Test
    void completionKnowsTheCommands() throws IOException {
        run("manual", folder.toString());
        List<String> names =
                Section.parts(top).stream().map(CommandLine::getCommandName).toList();
        assertThat(folder.resolve("completion/kingfell")).content().contains(names);
    }

    /** Values are offered as users type them. */
    @Test
    void completionOffersValues() throws IOException {
        run("manual", folder.toString());
        assertThat(folder.resolve("completion/kingfell"))
                .content()
                .contains("HOW_option_args=(\"text\" \"ascii\" \"svg\" \"latex\") # --format values")
                .containsPattern("LANGUAGE_option_args=\\(\"cs\" .*\"figurine\".*\\) # --letters values")
                .containsPattern("_option_args=\\(\"KBK\".* \"KBNK\" .*\\) # --drill values")
                .containsPattern("NAME_option_args=\\(\"auto\" .*\"proof\".*\\) # --player values")
                .containsPattern("NAMEFILE_pos_param_args=.*\"lucena\"")
                .doesNotContainPattern("_option_args=\\([^)]*\"[A-Z]+\"[^)]*\\) # --(?!drill)");
    }

    /** Many words are a position or a file, so the shell offers files where the script knows no value. */
    @Test
    void completionOffersFiles() throws IOException {
        run("manual", folder.toString());
        assertThat(folder.resolve("completion/kingfell"))
                .content()
                .contains("complete -F _complete_kingfell -o default kingfell")
                .doesNotContain("+o default");
    }

    @Test
    void aFileIsNoFolder() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        assertThat(run("manual", file.toString())).isEqualTo(2);
        assertThat(err.toString()).startsWith("kingfell: cannot write in").doesNotContain("Exception");
    }

    private String page(String name) throws IOException {
        return Files.readString(folder.resolve("man/man1").resolve(name + ".1"));
    }
}
