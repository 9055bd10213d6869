package io.github.kingfell.cli.input;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.cli.CommandTest;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A line gives the same position in every command that reads positions. */
@Timeout(60)
class PositionReadersTest extends CommandTest {
    private static final String MATE_IN_THREE = "8/8/8/8/1K4R1/8/k7/8 w - -";

    @TempDir
    private Path folder = Path.of("");

    private String file(String text, Charset charset) throws IOException {
        return Files.writeString(folder.resolve("list.epd"), text + "\n", charset)
                .toString();
    }

    private int runOn(String command, String last) {
        return run(Stream.concat(Arrays.stream(command.split(" ")), Stream.of(last))
                .toArray(String[]::new));
    }

    /** With the halfmove clock at 96 the mate in three comes too late. */
    @Test
    void theCountersOfAnEpdLineCount() throws IOException {
        String list = file(MATE_IN_THREE + " hmvc 96; fmvn 80; dm 3;", StandardCharsets.UTF_8);
        runOn("mate --in 3 --json", list);
        assertThat(out.toString()).contains(MATE_IN_THREE + " 96 80").contains("\"verdict\":\"refuted\"");
        out.getBuffer().setLength(0);
        runOn("analyse --nodes 2000", list);
        assertThat(out.toString()).contains(MATE_IN_THREE + " 96 80").doesNotContain("mates in");
        out.getBuffer().setLength(0);
        runOn("perft 1", MATE_IN_THREE + " hmvc 96; fmvn 80;");
        runOn("diagram", list);
        runOn("endgame probe", list);
        assertThat(out.toString()).contains("8/8/8/8/1K4R1/8/k7/8 w - - 96 80");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "mate --nodes 100",
                "mate --json --nodes 100",
                "analyse --nodes 100",
                "suite",
                "diagram",
                "endgame probe",
                "explain",
                "protocol check",
                "match --openings"
            })
    void textThatWouldBeDroppedIsToldInEveryCommand(String command) throws IOException {
        int code = runOn(command, file(MATE_IN_THREE + " 0 1 moves b4c3", StandardCharsets.UTF_8));
        assertThat(code).isEqualTo(2);
        assertThat(err + "" + out).contains("no EPD operation after the position: \"moves\"");
    }

    @ParameterizedTest
    @ValueSource(strings = {"mate", "mate --json", "analyse", "pawns", "diagram", "endgame probe", "perft 1", "play"})
    void soItIsOfOnePosition(String command) {
        assertThat(runOn(command, MATE_IN_THREE + " 0 1 moves b4c3")).isEqualTo(2);
        assertThat(err.toString()).contains("no EPD operation after the position: \"moves\"");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"mate", "analyse", "suite", "diagram", "endgame probe", "protocol check", "match --openings"})
    void aTextInUtf16IsToldAsSuch(String command) throws IOException {
        assertThat(runOn(command, file(MATE_IN_THREE + " dm 3;", StandardCharsets.UTF_16)))
                .isIn(2, 4);
        assertThat(err.toString()).hasLineCount(1).contains("the text is UTF-16; save it as UTF-8");
    }
}
