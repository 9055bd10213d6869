package io.github.kingfell.cli.mate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.cli.CommandTest;
import io.github.kingfell.rules.prooffile.Proofs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** "No mate" and "no shorter mate" are printed with their grounds. */
@Timeout(300)
class NoMateCommandTest extends CommandTest {
    private static final String MATE_IN_THREE = "8/8/8/8/1K4R1/8/k7/8 w - - 0 1";
    private static final String MATE_IN_TWO = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";
    private static final String MIDDLEGAME = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3";

    @TempDir
    private Path folder;

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    /** The search ends by itself, without a bound. */
    @ParameterizedTest
    @CsvSource({
        "k7/P7/K7/8/8/8/8/8 w - - 0 1, by the table, table",
        "7k/6PP/8/6K1/8/8/8/8 b - - 0 1, by the table, table",
        "8/3k4/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/3K4 w - - 0 1, disproved by search, search",
    })
    void noMateOfAnyLength(String fen, String grounds, String word) {
        assertThat(runAfresh("mate", fen, "--nodes", "100000")).isEqualTo(1);
        assertThat(out.toString()).contains("\nno mate (" + grounds + ")\n");
        assertThat(runAfresh("mate", fen, "--nodes", "100000", "--json")).isEqualTo(1);
        assertThat(out.toString()).contains("\"verdict\":\"refuted\"", "\"disprovedBy\":\"" + word + "\"");
    }

    /** The output states the longest mate that was looked for. */
    @Test
    void theBoundOfTheSearchIsTold() {
        assertThat(runAfresh("mate", "7k/8/8/8/8/8/R5N1/1R4K1 w - - 98 100", "--nodes", "1000000"))
                .isEqualTo(1);
        assertThat(out.toString()).contains("\nno mate in 120 (disproved by search); longer mates were not searched\n");
    }

    /** The command does not wait for a slow table when the search is done. */
    @Test
    void theSearchDoesNotWaitForATable() {
        assertThat(runAfresh("mate", "7k/6PP/8/6K1/8/8/8/8 b - - 0 1", "--time", "90"))
                .isEqualTo(1);
        assertThat(out.toString()).contains("\nno mate (");
    }

    @Test
    void byTheTable() {
        assertThat(runAfresh("mate", "8/8/8/4k3/8/8/8/K2R4 w - - 0 1")).isZero();
        assertThat(out.toString()).contains("(proved); no shorter mate (by the table)");
        assertThat(runAfresh("mate", "8/8/8/4k3/8/8/8/K2R4 w - - 0 1", "--json"))
                .isZero();
        assertThat(out.toString()).contains("\"shortest\":true,\"disprovedBy\":\"table\"");
    }

    /** The table comes with the program, and the time is too short to prove a mate of this length. */
    @Test
    void aMateOfTheTableThatIsNotProved() {
        String fen = "8/8/3k4/8/8/3BN3/3K4/8 w - - 0 1";
        String claim = "mate in 27 \\(by the exact table; not proved: .+\\)";
        assertThat(runAfresh("mate", fen, "--time", "0.05")).isZero();
        assertThat(out.toString()).containsPattern("\n" + claim + "\n1\\. Bc4 .* 27\\. \\S+#\n");
        assertThat(runAfresh("mate", fen, "--time", "0.05", "--json")).isZero();
        assertThat(out.toString())
                .contains("\"verdict\":\"solved\",\"moves\":27,\"shortest\":true,\"disprovedBy\":\"table\"")
                .containsPattern("\"foundBy\":\"table\",\"unproved\":\"[^\"]+\",\"pv\":\\[\"d3c4\"");
        assertThat(runAfresh("mate", fen, "--time", "0.05", "--in", "26")).isEqualTo(1);
        assertThat(out.toString()).contains("\nno mate in 26 (by the table)\n");
        String black = "8/8/3k4/8/2B5/4N3/3K4/8 b - - 0 1";
        assertThat(runAfresh("mate", black, "--time", "0.05")).isZero();
        assertThat(out.toString()).containsPattern("\n" + claim.replace("mate in 27", "mated in 26") + "\n1\\.\\.\\. ");
    }

    /** A proof that was asked for but not written is a failure. */
    @Test
    void withoutAProofNothingIsWritten() {
        String fen = "8/8/3k4/8/8/3BN3/3K4/8 w - - 0 1";
        assertThat(runAfresh("mate", fen, "--time", "0.05", "--html", file("a")))
                .isEqualTo(1);
        assertThat(out.toString()).contains("\nmate in 27 (by the exact table; not proved: ");
        assertThat(err.toString()).contains("the mate is not proved, so no proof is written");
        assertThat(folder.resolve("a")).doesNotExist();
    }

    @Test
    void theLimitThatEndedTheSearchIsTold() {
        assertThat(runAfresh("mate", MIDDLEGAME, "--nodes", "3000")).isEqualTo(1);
        assertThat(out.toString()).contains("\nno mate found within 3000 nodes\n");
        assertThat(runAfresh("mate", MIDDLEGAME, "--time", "0.3")).isEqualTo(1);
        assertThat(out.toString()).contains("\nno mate found in the time\n");
        assertThat(runAfresh("mate", MIDDLEGAME, "--in", "9", "--nodes", "3000"))
                .isEqualTo(1);
        assertThat(out.toString()).contains("\nno mate found within 3000 nodes\n");
    }

    @ParameterizedTest
    @CsvSource({"2", "3", "9"})
    void aMateInNIsShortened(String in) {
        assertThat(runAfresh("mate", MATE_IN_TWO, "--in", in)).isZero();
        assertThat(out.toString()).contains("\nmate in 2 (proved); no shorter mate (disproved by search)\n");
    }

    @Test
    void aRefutationMakesItProved() {
        assertThat(runAfresh("mate", MATE_IN_TWO, "--in", "2", "--proof", file("a"), "--with-refutation"))
                .isZero();
        assertThat(out.toString())
                .contains("\nmate in 2 (proved); no shorter mate (proved)\n")
                .containsPattern("refutation of a mate in 1: found and checked in \\d+\\.\\d\\d s\n")
                .containsPattern("written: .*a, [\\d,]+ bytes\n");
    }

    @Test
    void theRefutationAlone() throws IOException {
        assertThat(runAfresh(
                        "mate",
                        MATE_IN_THREE,
                        "--in",
                        "2",
                        "--proof",
                        file("a"),
                        "--html",
                        file("b"),
                        "--json-proof",
                        file("c")))
                .isEqualTo(1);
        assertThat(out.toString())
                .contains("\nno mate in 2 (proved)\n", "refutation of a mate in 2: found and checked in ")
                .contains("written: " + file("a"), "written: " + file("b"), "written: " + file("c"));
        assertThat(err.toString()).isEmpty();
        assertThat(runAfresh("proof", "check", file("a"))).isZero();
        assertThat(out.toString())
                .contains("Fen: " + MATE_IN_THREE, "the proof holds: no mate in 2")
                .contains("nodes: 19; moves of White answered: 18");
        assertThat(Files.readString(Path.of(file("b"))))
                .contains("<h1>White has no mate in 2</h1>", "1. Rg8 <b>1... Ka1</b>", "download='proof.kingfell'");
        assertThat(Files.readString(Path.of(file("c"))))
                .contains("\"claim\": {\"type\": \"no mate\", \"moves\": 2}", "\"refutation\": {\"moves\": 2")
                .doesNotContain("\"proof\"");
    }

    @Test
    void noMateInAnyNumberOfMoves() throws Exception {
        String blocked = "8/3k4/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/3K4 w - - 0 1";
        assertThat(runAfresh("mate", blocked, "--proof", file("a"))).isEqualTo(1);
        assertThat(out.toString()).contains("no mate (proved)", "written: ");
        assertThat(runAfresh("proof", "check", file("a"))).isZero();
        assertThat(out.toString())
                .contains("Fen: " + blocked, "the proof holds: no mate in any number of moves")
                .contains("checked by the fast checker only; the kernel does not know this kind of proof");
        String forged = Files.readString(Path.of(file("a"))).replaceFirst("claim no mate", "claim never mated");
        Files.writeString(Path.of(file("b")), Proofs.sealed(forged));
        assertThat(runAfresh("proof", "check", file("b"))).isEqualTo(1);
        assertThat(err.toString()).contains("the proof does not hold").hasLineCount(1);
        Files.writeString(Path.of(file("b")), forged);
        assertThat(runAfresh("proof", "check", file("b"))).isEqualTo(2);
        assertThat(err.toString()).contains("the checksum is wrong").hasLineCount(1);
    }

    /** A refutation needs a search that found no mate. */
    @Test
    void withoutARefutationNothingIsWritten() {
        assertThat(runAfresh("mate", MIDDLEGAME, "--in", "9", "--nodes", "100", "--proof", file("a")))
                .isEqualTo(1);
        assertThat(err.toString())
                .contains("no mate was proved or disproved, so no proof is written")
                .hasLineCount(1);
        assertThat(folder.resolve("a")).doesNotExist();
    }
}
