package io.github.kingfell.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.kingfell.workbench.output.JsonObject;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The JSON output of the commands. */
@Timeout(300)
class JsonOutputTest extends CommandTest {
    private static final String ROOK = "8/8/8/8/1K4R1/8/k7/8 w - - 0 1";

    private List<JsonNode> records() {
        return out.toString().lines().map(JsonObject::read).toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"certificate check KQK", "advice check KRK", "bench"})
    @Tag("slow")
    void everyDearRecordNamesItsFormat(String command) {
        everyRecordNamesItsFormat(command);
    }

    /** Each output names its format and version. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "mate 8/8/8/8/1K4R1/8/k7/8 w - - 0 1",
                "endgame probe 8/8/8/8/1K4R1/8/k7/8 w - - 0 1",
                "endgame table KRK --verify",
                "endgame check KRK --sample 2",
                "perft 2 --divide",
            })
    void everyRecordNamesItsFormat(String command) {
        assertThat(run((command + " --json").split(" "))).isZero();
        assertThat(records()).isNotEmpty().allSatisfy(record -> {
            assertThat(record.path("format").asText()).startsWith("kingfell-");
            assertThat(record.path("version").asInt()).isEqualTo(1);
        });
    }

    @Test
    void aListGoesOnAfterABadLine() {
        InputStream before = System.in;
        System.setIn(new ByteArrayInputStream(
                (ROOK + "\nnonsense\n\n8/8/8/8/1K6/8/k7/8 w - - 0 1\n").getBytes(StandardCharsets.UTF_8)));
        try {
            assertThat(run("endgame", "probe", "-", "--json")).isEqualTo(2);
        } finally {
            System.setIn(before);
        }
        assertThat(records()).hasSize(3);
        assertThat(records().get(0).path("pliesToMate").asInt()).isEqualTo(5);
        assertThat(records().get(1).path("error").asText()).isNotEmpty();
        assertThat(records().get(2).path("line").asInt()).isEqualTo(4);
        assertThat(records().get(2).path("outcome").asText()).isEqualTo("draw");
    }

    /** The line has a form for programs and one for people. */
    @Test
    void aProofThatHoldsAndOneThatDoesNot(@TempDir Path folder) {
        String proof = folder.resolve("proof.kingfell").toString();
        assertThat(run("mate", ROOK, "--proof", proof)).isZero();
        out.getBuffer().setLength(0);
        assertThat(run("proof", "check", proof, "--json")).isZero();
        JsonNode holds = records().get(0);
        assertThat(holds.path("verdict").asText()).isEqualTo("holds");
        assertThat(holds.path("pv")).hasSize(5);
        assertThat(holds.path("san").get(4).asText()).isEqualTo("Ra4#");
        out.getBuffer().setLength(0);
        assertThat(run("proof", "check", folder.resolve("none").toString(), "--json"))
                .isEqualTo(2);
        assertThat(records().get(0).path("verdict").asText()).isEqualTo("unchecked");
    }

    @Test
    @Tag("slow")
    void aReportKeepsItsTables() {
        assertThat(run("advice", "check", "KRK", "--json")).isZero();
        JsonNode report = records().get(0);
        assertThat(report.path("holds").asBoolean()).isTrue();
        assertThat(report.path("title").asText()).startsWith("KRK");
        assertThat(report.path("blocks").findValue("head").get(0).asText()).isEqualTo("rule, advice");
    }
}
