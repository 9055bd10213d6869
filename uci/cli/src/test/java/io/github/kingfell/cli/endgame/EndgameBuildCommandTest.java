package io.github.kingfell.cli.endgame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.book.StandardBook;
import io.github.kingfell.cli.KingfellCommand;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.search.Interruption;
import io.github.kingfell.tables.syzygy.SyzygyOptions;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

class EndgameBuildCommandTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    private Path directory;

    private CommandLine line() {
        CommandLine line =
                KingfellCommand.create("1.2.3", (settings, commands) -> 42, () -> new Engine(StandardBook.create()));
        return line.setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    KRPKR                                    | tables of five men need --table-path DIR
                    KRPPKR                                   | KRPPKR has more than five men
                    --pieces=KRPKR,KX                        | not a material name: KX
                    --pieces=KRPKR --all                     | either materials or --all is required
                    --all=6                                  | --all takes 4 or 5, not 6
                    --all=many                               | --all
                    KRK --memory=1g                          | --memory and --verify go with five men
                    KRK --verify                             | --memory and --verify go with five men
                    KRPKR --memory=lots                      | a size such as 512m or 4g is expected
                    KRPKR --memory=999999g                   | KINGFELL_JAVA_OPTS
                    KRPKR --table-path=no-such-folder        | there is no such folder
                    """)
    void wrongUsageIsNamed(String arguments, String complaint) {
        assertThat(line().execute(("endgame build " + arguments).split(" "))).isEqualTo(2);
        assertThat(err.toString()).startsWith("kingfell: ").contains(complaint).hasLineCount(1);
    }

    @Test
    void aTableThatNeedsMoreMemoryIsNotBegun() {
        String[] words = ("endgame build KRPKR --memory=1m --table-path=" + directory).split(" ");
        assertThat(line().execute(words)).isEqualTo(2);
        assertThat(err.toString()).contains("needs --memory").hasLineCount(1);
        assertThat(directory).isEmptyDirectory();
    }

    @Test
    void whatWasBuiltIsKeptAndWhatIsDamagedBuiltAnew() throws IOException {
        assertThat(work()).isZero();
        assertThat(out.toString()).contains("KRK ", " 0 wrong").doesNotContain("KK ", "kept");
        out.getBuffer().setLength(0);
        assertThat(work()).isZero();
        assertThat(out.toString()).contains("bytes, kept");
        out.getBuffer().setLength(0);
        Files.writeString(directory.resolve("KRK.kftb"), "something else");
        assertThat(work()).isZero();
        assertThat(out.toString()).doesNotContain("kept");
    }

    @Test
    void aDamagedBlockIsNamed() throws IOException {
        work();
        Path file = directory.resolve("KRK.kftb");
        byte[] bytes = Files.readAllBytes(file);
        bytes[70] ^= 1;
        Files.write(file, bytes);
        assertThatThrownBy(this::work)
                .isInstanceOf(ParameterException.class)
                .hasMessageContaining("KRK.kftb: damaged, the checksum of block 0 is wrong");
    }

    @Test
    void outcomesAreComparedWithSyzygyTables() {
        assertThat(compare("../../engine/tables/src/test/resources/syzygy")).isZero();
        assertThat(out.toString())
                .containsPattern(
                        "KPK +1[0-9]{5} outcomes compared with the Syzygy tables, 0 wrong; 0 spoiled .*, 0 without a Syzygy value");
    }

    @Test
    void nothingComparedIsAnError() {
        assertThatThrownBy(() -> compare(directory.toString()))
                .isInstanceOf(ParameterException.class)
                .hasMessage("the Syzygy tables have no position of KPK");
    }

    private int compare(String syzygyPath) {
        SyzygyLookup syzygy = new SyzygyLookup(new SyzygyOptions(syzygyPath, 1, 7, true), new PrintWriter(err));
        TablebaseWork work =
                new TablebaseWork(directory, 2, 1 << 28, syzygy, line().getCommandSpec(), new Interruption());
        return work.run(List.of(MaterialKey.parse("KPK")), Optional.of(TablebaseWork.Check.SYZYGY));
    }

    private int work() {
        TablebaseWork work =
                new TablebaseWork(directory, 2, 1 << 28, null, line().getCommandSpec(), new Interruption());
        return work.run(List.of(MaterialKey.parse("KRK")), Optional.of(TablebaseWork.Check.FULL));
    }
}
