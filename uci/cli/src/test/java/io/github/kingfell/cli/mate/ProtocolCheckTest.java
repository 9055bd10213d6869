package io.github.kingfell.cli.mate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.book.StandardBook;
import io.github.kingfell.cli.KingfellCommand;
import io.github.kingfell.engine.Engine;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Applies the rules to the engine's real output. */
@Timeout(300)
class ProtocolCheckTest {
    private static final String MATE_IN_2 = "7k/8/8/8/8/8/R7/1R4K1 w - -";
    private static final String MATED_IN_2 = "6k1/8/R7/8/8/8/8/1R4K1 b - -";

    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int check(List<String> lines, String... options) throws IOException {
        List<String> arguments = new ArrayList<>(List.of("protocol", "check"));
        arguments.add(Files.write(folder.resolve("list.epd"), lines).toString());
        arguments.addAll(List.of(options));
        return KingfellCommand.create("test", (settings, commands) -> 42, () -> new Engine(StandardBook.create()))
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err))
                .execute(arguments.toArray(new String[0]));
    }

    private List<String> printed() {
        return out.toString().lines().toList();
    }

    @Test
    void bothSigns() throws IOException {
        assertThat(check(List.of("# two", MATE_IN_2 + " bm #2;", "", MATED_IN_2 + " bm #-2;"), "--nodes", "50000"))
                .isZero();
        assertThat(printed()).containsExactly("positions 2, found 2, best 2, issues 0");
    }

    @Test
    void askedForTheMateTheSearchEndsByItself() throws IOException {
        List<String> lines = List.of(MATE_IN_2 + " bm #2;", MATED_IN_2 + " bm #-2;", MATE_IN_2 + " id \"none\";");
        assertThat(check(lines, "--mate")).isZero();
        assertThat(printed()).containsExactly("positions 2, found 2, best 2, issues 0");
    }

    @Test
    void aClockSeveralLinesAndThreads() throws IOException {
        List<String> lines = List.of(MATE_IN_2 + " bm #2;", MATED_IN_2 + " bm #-2;");
        assertThat(check(lines, "--clock", "1000+10")).isZero();
        assertThat(check(lines, "--multipv", "4", "--threads", "2", "--nodes", "50000"))
                .isZero();
    }

    @Test
    void anIssueIsShownWithItsRulePositionAndLine() throws IOException {
        // The list is wrong, so the true answer breaks a rule.
        assertThat(check(List.of(MATE_IN_2 + " bm #3;"), "--nodes", "50000")).isEqualTo(1);
        assertThat(printed().get(0)).startsWith("M2 ");
        assertThat(printed().get(1)).isEqualTo("  " + MATE_IN_2 + " 0 1");
        assertThat(printed().get(2)).startsWith("  info depth ").contains(" score mate 2 ");
        assertThat(printed()).last().isEqualTo("positions 1, found 1, best 0, issues 1");
    }

    @Test
    void whatIsKnownOfChildren() throws IOException {
        Path children = Files.writeString(
                folder.resolve("children.epd"),
                "7k/1R6/8/8/8/8/R7/6K1 b - - bm #-3;\n7k/R7/8/8/8/8/8/1R4K1 b - - bm #-3;\n");
        List<String> lines = List.of(MATE_IN_2 + " bm #2;");
        assertThat(check(lines, "--mate", "--children", children.toString())).isEqualTo(1);
        assertThat(printed().get(0)).startsWith("M11 ");
    }

    @Test
    void aPartOfTheList() throws IOException {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            lines.add(MATE_IN_2 + " bm #2;");
        }
        assertThat(check(lines, "--mate", "--from", "3", "--every", "4")).isZero();
        assertThat(printed()).containsExactly("positions 2, found 2, best 2, issues 0");
    }

    @Test
    void aBadLineIsNamed() throws IOException {
        assertThat(check(List.of(MATE_IN_2 + " bm #2;", "rubbish"), "--mate")).isEqualTo(2);
        assertThat(err.toString().strip()).matches("kingfell: .*list.epd, line 2: .*");
        assertThat(out.toString()).isEmpty();
    }

    @Test
    void anEmptyListIsBadInput() throws IOException {
        assertThat(check(List.of("# nothing"))).isEqualTo(2);
        assertThat(err.toString()).contains("no positions in");
    }
}
