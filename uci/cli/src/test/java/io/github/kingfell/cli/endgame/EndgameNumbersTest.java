package io.github.kingfell.cli.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.kingfell.cli.CommandTest;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.NotationException;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code endgame zugzwangs}, {@code statistics} and {@code learn} on the command line. */
class EndgameNumbersTest extends CommandTest {

    @TempDir
    private Path directory;

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            endgame zugzwangs KRPKR                                | there is no table of KRPKR; kingfell endgame build
            endgame zugzwangs KRPPKR                               | has more than five men
            endgame zugzwangs KPK --kind=quarter                   | --kind
            endgame zugzwangs KPK --limit=0                        | --limit
            endgame zugzwangs KPK --epd --json                     | mutually exclusive
            endgame build KRPKR --verify syzygy --table-path .     | --verify syzygy and --syzygy-path go together
            endgame build KPK --verify=syzygy --syzygy-path=.      | go with five men
            endgame learn KRK --hold --certificate=a.kfcert        | is of a win, not of --hold
            endgame learn KRPKR                                    | has more than four men
            endgame learn KRK --ahead 10                           | --ahead is at most 9
            endgame learn KPK --certificate=kpk.kfcert             | against a bare king, without pawns
            endgame statistics KRPKR                               | there is no table of KRPKR
            endgame statistics KPK --svg=no-such-folder/a.svg      | there is no such folder
            endgame statistics KPK --table-path=no-such-folder     | there is no such folder
            """)
    void wrongUsageIsNamed(String arguments, String complaint) {
        assertThat(run(arguments.split(" "))).isEqualTo(2);
        assertThat(err.toString()).startsWith("kingfell: ").contains(complaint).hasLineCount(1);
    }

    @Test
    void zugzwangsAreCountedAndListed() throws IOException, NotationException {
        assertThat(run("endgame", "zugzwangs", "kpk", "--limit", "2")).isZero();
        assertThat(out.toString())
                .hasLineCount(3)
                .startsWith("KPK: 80 mutual zugzwangs up to reflections; White wins or draws in 80,");
        out.getBuffer().setLength(0);
        assertThat(run("endgame", "zugzwangs", "KPK", "--json")).isZero();
        assertThat(out.toString()).hasLineCount(80);
        JsonNode first =
                new ObjectMapper().readTree(out.toString().lines().findFirst().orElseThrow());
        assertThat(first.path("whiteToMove").path("outcome").asText()).isEqualTo("draw");
        assertThat(first.path("blackToMove").path("matedIn").asInt()).isPositive();
        out.getBuffer().setLength(0);
        assertThat(run("endgame", "zugzwangs", "KPK", "--kind", "full")).isZero();
        assertThat(out.toString()).hasLineCount(1).contains("the side to move loses in 0");
        out.getBuffer().setLength(0);
        assertThat(run("endgame", "zugzwangs", "KPK", "--epd")).isZero();
        Epd epd = Epd.parse(out.toString().lines().findFirst().orElseThrow());
        assertThat(epd.text("c0")).matches("White to move draws, Black to move loses in \\d+");
    }

    /** One pattern is not enough for every position, and the report says so. */
    @Test
    @Tag("slow")
    void adviceIsLearnedAndJudged() {
        assertThat(run("endgame", "learn", "kqk", "--ahead", "2", "--patterns", "1", "--clues", "3"))
                .isEqualTo(1);
        assertThat(out.toString())
                .startsWith("# Advice for KQK")
                .contains("* 1: mate (", "* 2: ", "counted once: 18,081", "lose the win: 0", "a win that is not had: ")
                .doesNotContain("* 3: ");
        String certificate = directory.resolve("KQK.kfcert").toString();
        assertThat(runAfresh("endgame", "learn", "KQK", "--ahead", "3", "--certificate", certificate))
                .isZero();
        assertThat(out.toString()).contains("equally good moves is played: 18,081", "no move is advised: 0");
        assertThat(runAfresh("certificate", "check", "KQK", certificate)).isZero();
    }

    @Test
    void aMateOfTheTableIsWrittenOutAndChecked() {
        String proof = directory.resolve("krk.txt").toString();
        assertThat(run("mate", "8/8/8/8/8/3k4/8/K6R w - - 0 1", "--proof", proof))
                .isZero();
        assertThat(run("proof", "check", proof)).isZero();
        assertThat(out.toString())
                .contains("mate in 13 (proved); no shorter mate (by the table)", "the proof holds: mate in 13");
    }

    @Test
    void whyThereIsNoProofIsTold() {
        assertThat(run("mate", "8/8/8/8/2r5/8/2k5/K6Q w - - 0 1", "--nodes", "3"))
                .isZero();
        assertThat(out.toString())
                .contains("mate in 35 (by the exact table; not proved: its proof is too large for the limits)");
        out.getBuffer().setLength(0);
        assertThat(run("mate", "8/8/8/4k3/8/4K3/4P3/8 w - - 0 1")).isEqualTo(1);
        assertThat(out.toString()).contains("no mate (by the table)");
    }

    @Test
    void anEndingInNumbers() throws IOException {
        Path page = directory.resolve("kpk.html");
        Path picture = directory.resolve("kpk.svg");
        assertThat(run("endgame", "statistics", "KPK", "--html", page.toString(), "--svg", picture.toString()))
                .isZero();
        assertThat(out.toString())
                .contains("White   any file        163328   76.51 %   23.49 %    0.00 %")
                .contains("longest win with White to move: mate in 28", "28. Qe1#");
        assertThat(page).content().contains("<h1>KPK: the ending in numbers</h1>", "<td>163328</td>", "<svg");
        assertThat(picture).content().startsWith("<svg xmlns").endsWith("</svg>" + System.lineSeparator());
    }

    @Test
    void numbersAsData() throws IOException {
        assertThat(run("endgame", "statistics", "KRK", "--json")).isZero();
        JsonNode record = new ObjectMapper().readTree(out.toString());
        JsonNode white = record.path("whiteToMove");
        assertThat(white.path("longestWin").asInt()).isEqualTo(16);
        assertThat(white.path("winsByMoves")).hasSize(17);
        assertThat(white.path("san")).hasSize(31);
        assertThat(record.path("blackToMove").path("lossesByMoves").get(0).asInt())
                .isPositive();
    }
}
