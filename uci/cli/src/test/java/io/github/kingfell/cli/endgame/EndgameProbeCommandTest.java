package io.github.kingfell.cli.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.kingfell.cli.CommandTest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EndgameProbeCommandTest extends CommandTest {
    /** The files of the tests of the tables. */
    private static final Path SYZYGY = Path.of("../../engine/tables/src/test/resources/syzygy");

    private static final String ROOK = "8/1K6/8/6R1/8/8/8/2k5 w - - 0 1";

    @Test
    void bothKindsOfTables() {
        assertThat(run("endgame", "probe", ROOK, "--syzygy-path", SYZYGY.toString()))
                .isZero();
        assertThat(out.toString().strip())
                .isEqualTo(ROOK + "; win, mate in 10 moves (19 plies); Syzygy: win, zeroing in 19 plies");
    }

    @Test
    void bothInJson() throws IOException {
        assertThat(run("endgame", "probe", ROOK, "--json", "--syzygy-path", SYZYGY.toString()))
                .isZero();
        JsonNode record = new ObjectMapper().readTree(out.toString());
        assertThat(record.path("pliesToMate").asInt()).isEqualTo(19);
        assertThat(record.path("wdl").asText()).isEqualTo("win");
        assertThat(record.path("dtz").asInt()).isEqualTo(19);
    }

    @Test
    void onlyTheOwnTablesKnow(@TempDir Path directory) throws IOException {
        Files.writeString(directory.resolve("KRvK.rtbw"), "no table");
        assertThat(run("endgame", "probe", ROOK, "--syzygy-path", directory.toString()))
                .isZero();
        assertThat(out.toString().strip()).isEqualTo(ROOK + "; win, mate in 10 moves (19 plies); Syzygy: unknown");
        assertThat(err.toString()).hasLineCount(1).contains("KRvK.rtbw", "not a Syzygy WDL table");
    }

    @Test
    void theProofOfAFortress(@TempDir Path directory) {
        String locked = "8/8/4k3/p1p1p1p1/PpPpPpPp/1P1P1P1P/4K3/5B2 w - - 0 1";
        String file = directory.resolve("black.proof").toString();
        assertThat(run("endgame", "probe", locked, "--proof-black", file)).isZero();
        assertThat(out.toString()).contains("; draw, by a fortress of ", "written: " + file);
        assertThat(runAfresh("proof", "check", file)).isZero();
        assertThat(out.toString()).contains("Fen: " + locked, "the proof holds: no mate in any number of moves");
        assertThat(runAfresh("endgame", "probe", ROOK, "--proof-white", file)).isZero();
        assertThat(err.toString()).contains("no fortress of White was found, so no proof is written");
    }

    @Test
    void nobodyKnows() {
        assertThat(run("endgame", "probe", "8/1K6/8/6RR/8/8/q7/2k5 w - - 0 1", "--syzygy-path", SYZYGY.toString()))
                .isEqualTo(2);
        assertThat(err.toString()).hasLineCount(1).contains("no table of this material");
    }

    /** The knight can be taken: without the table of what is left then, the outcome is not known. */
    @Test
    void aMissingSisterTableIsNamed(@TempDir Path directory) throws IOException {
        String fork = "8/8/8/8/8/4kn2/6B1/4K3 w - - 0 1";
        Files.copy(SYZYGY.resolve("KBvKN.rtbw"), directory.resolve("KBvKN.rtbw"));
        run("endgame", "probe", fork, "--syzygy-path", directory.toString());
        assertThat(out.toString().strip()).endsWith("; draw; Syzygy: unknown: KBvK.rtbw is missing");
        Files.copy(SYZYGY.resolve("KBvK.rtbw"), directory.resolve("KBvK.rtbw"));
        runAfresh("endgame", "probe", fork, "--syzygy-path", directory.toString());
        assertThat(out.toString().strip()).endsWith("; draw; Syzygy: draw");
        Files.copy(SYZYGY.resolve("KRvK.rtbw"), directory.resolve("KRvK.rtbw"));
        runAfresh("endgame", "probe", ROOK, "--syzygy-path", directory.toString());
        assertThat(out.toString().strip()).endsWith("Syzygy: win, zeroing unknown: KRvK.rtbz is missing");
        runAfresh("endgame", "probe", ROOK, "--json", "--syzygy-path", directory.toString());
        assertThat(new ObjectMapper().readTree(out.toString()).path("missing"))
                .singleElement()
                .hasToString("\"KRvK.rtbz\"");
    }

    @Test
    void noSuchDirectory(@TempDir Path directory) {
        String missing = directory.resolve("missing").toString();
        assertThat(run("endgame", "probe", ROOK, "--syzygy-path", missing)).isEqualTo(2);
        assertThat(err.toString()).hasLineCount(1).contains("missing", "no directories with Syzygy tables");
    }

    /** Mate in three with this halfmove clock: 95 is the last value that is in time. */
    @ParameterizedTest
    @CsvSource({"95, win, ''", "96, cursed win, draw", "97, cursed win, draw", "99, cursed win, draw"})
    void aWinThatTheClockSpoils(int clock, String wdl, String left) throws IOException {
        String fen = "8/8/8/8/1K4R1/8/k7/8 w - - " + clock + " 80";
        run("endgame", "probe", fen, "--json", "--syzygy-path", SYZYGY.toString());
        JsonNode record = new ObjectMapper().readTree(out.toString());
        assertThat(record.path("outcome").asText()).isEqualTo("win");
        assertThat(record.path("underFiftyMoves").asText()).isEqualTo(left);
        assertThat(record.path("wdl").asText()).isEqualTo(wdl);
        runAfresh("endgame", "probe", fen);
        assertThat(out.toString().strip())
                .isEqualTo(fen + "; win, mate in 3 moves (5 plies)"
                        + (left.isEmpty() ? "" : "; a draw with the halfmove clock at " + clock));
    }

    /** Stockfish 15.1 judges each in the same way (2,000,000 nodes). */
    @ParameterizedTest
    @CsvSource({
        "8/8/4p3/4Pk1p/7P/4K3/8/8 b - - 0 1, win, 100",
        "6k1/8/1p6/pP4K1/P7/8/8/8 b - - 0 1, draw, 109",
        "8/2k5/7p/5p2/5P1P/8/8/7K w - - 0 1, loss, 130"
    })
    void aPawnEndingOfSixMenIsSolved(String fen, String outcome, int structures) throws IOException {
        assertThat(run("endgame", "probe", fen)).isZero();
        assertThat(out.toString().strip())
                .isEqualTo(fen + "; " + outcome + ", by " + structures
                        + " solved pawn structures without the fifty-move rule");
        assertThat(runAfresh("endgame", "probe", "--json", fen)).isZero();
        JsonNode record = new ObjectMapper().readTree(out.toString());
        assertThat(record.path("outcome").asText()).isEqualTo(outcome);
        assertThat(record.path("atLeast").asText()).isEqualTo(outcome);
        assertThat(record.path("structures").asInt()).isEqualTo(structures);
    }

    /** Both sides hold; Stockfish 15.1 sees 0.00 as well. */
    @Test
    void aFortressIsADraw() throws IOException {
        String fen = "8/8/4k3/p1p1p1p1/PpPpPpPp/1P1P1P1P/4K3/5B2 w - - 0 1";
        assertThat(run("endgame", "probe", fen)).isZero();
        assertThat(out.toString().strip())
                .matches("\\Q" + fen + "\\E; draw, by a fortress of \\d+ positions, checked by the rules of chess");
        assertThat(runAfresh("endgame", "probe", "--json", fen)).isZero();
        JsonNode record = new ObjectMapper().readTree(out.toString());
        assertThat(record.path("outcome").asText()).isEqualTo("draw");
        assertThat(record.path("fortress").asInt()).isPositive();
        assertThat(runAfresh("explain", fen)).isZero();
        assertThat(out.toString()).contains("drawn: a fortress, every move is answered (");
    }

    @Test
    void tooManyStructuresAreRefused() {
        assertThat(run("endgame", "probe", "--structures", "99", "8/8/4p3/4Pk1p/7P/4K3/8/8 b - - 0 1"))
                .isEqualTo(2);
        assertThat(err.toString()).contains("more than 99 pawn structures (--structures)");
    }
}
