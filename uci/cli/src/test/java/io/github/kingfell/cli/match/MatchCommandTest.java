package io.github.kingfell.cli.match;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.book.StandardBook;
import io.github.kingfell.cli.KingfellCommand;
import io.github.kingfell.engine.Engine;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class MatchCommandTest {
    private final CommandLine kingfell =
            KingfellCommand.create("1.2.3", (settings, commands) -> 42, () -> new Engine(StandardBook.create()));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--games 1",
                "--threads 0",
                "--sprt 5,0",
                "--sprt five",
                "--draw -1",
                "--openings no-such-file.epd",
                "--tc 0/60",
                "--plies 4",
                "--order backwards",
                "--resume",
                "--tc 1+0.01 --vs-tc 1+",
                "--option Hash",
                "--engine",
                "--each --games 2",
                "--engine name=A",
                "--engine a loud",
                "--engine a tc=fast",
                "--engine a tc=1 nodes=5",
                "--engine a nodes=0",
                "--engine a st=0",
                "--engine a proto=xboard",
                "--each cmd=a",
                "--engine a --engine b --vs c",
                "--engine a --engine b --engine c --vs-tc 1",
                "--engine a name=A --engine b name=B --engine c name=C --sprt 0,5",
                "--tournament swiss",
                "--vs no-such-program --nodes 10"
            })
    void badInputIsToldInOneLine(String arguments) {
        StringWriter err = new StringWriter();
        String[] words = ("match " + arguments).split(" ");
        int code = kingfell.setErr(new PrintWriter(err, true)).execute(words);
        assertThat(code).isEqualTo(2);
        assertThat(err.toString().lines()).hasSize(1).allMatch(line -> line.startsWith("kingfell: "));
    }
}
