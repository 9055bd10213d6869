package io.github.kingfell.cli.explain;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.kingfell.cli.CommandTest;
import io.github.kingfell.workbench.output.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every position gets an answer, and the answer is true. */
class VerdictTest extends CommandTest {
    private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    private static final String MATED = "k6R/8/1K6/8/8/8/8/8 b - - 0 1";

    private JsonNode verdict(String fen) {
        assertThat(runAfresh("explain", fen, "--json", "--nodes", "20000")).isZero();
        return JsonObject.read(out.toString().strip()).path("verdict");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "k6R/8/1K6/8/8/8/8/8 b - - 0 1 | Black is checkmated: White has won",
                "7k/5K2/6Q1/8/8/8/8/8 b - - 0 1 | stalemate: Black has no legal move and is not in check, a draw",
                "8/8/4k3/8/8/4K3/8/8 w - - 0 1 | bare kings: a draw",
                "8/8/4k3/8/8/4KN2/8/8 w - - 0 1 | insufficient material: neither side can ever mate, a draw",
                "6k1/5ppp/8/8/8/8/8/R5K1 w - - 150 120 | 75 moves without a capture or a pawn move: the game is over, a draw",
                "8/8/8/4k3/8/4K3/4P3/8 w - - 0 1 | drawn: neither side can force a win (exact)",
                "8/8/8/8/3R4/2K5/8/4k3 w - - 0 1 | White wins, mate in 7 (exact)",
                "8/8/8/8/3r4/2k5/8/4K3 b - - 0 1 | Black wins, mate in 7 (exact)",
                "8/8/3k4/8/8/3BN3/3K4/8 w - - 80 1 | White wins, mate in 27 without the fifty-move rule (exact)",
                "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1 | White wins, mate in 1"
            })
    void theValueIsSaid(String fen, String sentence) {
        assertThat(runAfresh("explain", fen)).isZero();
        assertThat(out.toString().lines()).contains(sentence);
        assertThat(out.toString()).doesNotContain("no forcing tree found", "disaster: ", "has no advice: ");
    }

    /** The natural move comes first, with its refutation (lichobile#1843). */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "8/5p2/8/4k3/6K1/8/8/8 b - - 0 77 | natural moves that throw the win away:/  Kf6 draws: only Kf4"
                        + "/  f5+ draws: only Kf3",
                "3k4/8/4K3/3P4/8/8/8/8 w - - 0 1 | natural moves that throw the win away:/  d6 draws: only Ke8",
                "1r6/8/6Q1/8/k7/8/3K4/8 w - - 0 1 | natural moves that throw the win away:/  Qe8+ loses, mate in 13: only Rxe8",
                "4k3/8/8/4K3/4P3/8/8/8 b - - 0 1 | natural moves that lose:/  Kd7 loses, mate in 14: Kf6, Kd5 or Kf5"
            })
    void naturalMovesThatThrowItAwayAreNamed(String fen, String lines) {
        assertThat(runAfresh("explain", fen)).isZero();
        assertThat(printed()).containsSequence(lines.split("/(?=  )"));
    }

    @Test
    void aPawnEndingIsSolved() {
        assertThat(runAfresh("explain", "8/2k5/7p/5p2/5P1P/7K/8/8 w - - 0 1")).isZero();
        assertThat(out.toString())
                .contains(" (130 pawn structures solved; the fifty-move rule does not count)")
                .doesNotContain("estimate");
        assertThat(verdict("8/8/4p3/4Pk1p/7P/4K3/8/8 b - - 0 1").path("kind").asText())
                .isEqualTo("pawn-ending");
    }

    @Test
    @Tag("slow")
    void thePawnEndingAfterAnExchangeIsNamed() {
        assertThat(runAfresh("explain", "8/7p/2k5/2pr4/8/6PP/3R3K/8 w - - 0 1", "--nodes", "1000"))
                .isZero();
        assertThat(printed()).contains("the pawn ending after Rxd5 Kxd5 is lost");
    }

    @Test
    void aMutualZugzwangIsCalledSo() {
        assertThat(runAfresh("explain", "8/8/8/4k3/8/4K3/4P3/8 w - - 0 1")).isZero();
        assertThat(printed())
                .contains(
                        "mutual zugzwang: with Black to move White would win, mate in 20; neither side wants to move");
    }

    /** Lucena without a table of five men: an estimate, named as such, and how to get the exact answer. */
    @Test
    void anEstimateIsCalledOne() {
        assertThat(runAfresh("explain", "1K1k4/1P6/8/8/8/8/r7/2R5 w - - 0 1", "--nodes", "20000"))
                .isZero();
        assertThat(printed())
                .anyMatch(line -> line.endsWith("for White after a short search, an estimate"))
                .contains("there is no table of KRPKR; kingfell endgame build KRPKR --table-path DIR builds it")
                .noneMatch(line -> line.contains("throw"));
    }

    /**
     * With more pieces only certain facts are stated: 2. g4 allows a mate in one, 2. h3 one in two; nothing about other
     * moves.
     */
    @Test
    void whereNoTableAnswersOnlyProvedFailuresAreNamed() {
        assertThat(runAfresh(
                        "explain", "rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2", "--nodes", "20000"))
                .isZero();
        assertThat(printed())
                .containsSequence(
                        "natural moves that fail by proof:",
                        "  h3 loses, mate in 2 or sooner: Qh4+",
                        "  g4 loses, mate in 1: Qh4#",
                        "");
        assertThat(runAfresh("explain", "7k/7P/5KP1/8/8/8/8/R6r w - - 0 1", "--nodes", "20000"))
                .isZero();
        assertThat(printed()).contains("natural moves that fail by proof:", "  Rxh1 is stalemate");
    }

    @Test
    void movesAreCounted() {
        JsonNode exact = verdict("8/8/8/8/3R4/2K5/8/4k3 w - - 0 1");
        assertThat(exact.path("mateIn").asInt()).isEqualTo(7);
        assertThat(exact.path("bestSan").toString()).isEqualTo("[\"Rd2\"]");
        assertThat(exact.path("keeping").asInt()).isEqualTo(19);
        assertThat(exact.path("moves").asInt()).isEqualTo(20);
    }

    @Test
    void aDrawnPawnEndingHasAReason() {
        assertThat(verdict("8/8/8/4k3/8/4K3/4P3/8 w - - 0 1").path("reason").asText())
                .startsWith("Black has the opposition");
    }

    @Test
    void theStartPositionIsShort() {
        assertThat(verdict(START).path("kind").asText()).isEqualTo("estimate");
        assertThat(runAfresh("explain", START, "--nodes", "20000")).isZero();
        assertThat(out.toString().lines())
                .contains("pawns: 8 each; passed: none; doubled: none; isolated: none (--pawns shows more)")
                .noneMatch(line -> line.contains("overloaded") || line.contains("front 1"));
    }

    @Test
    void badLinesAreToldAndPassedOver(@TempDir Path folder) throws IOException {
        Path list = folder.resolve("list.fen");
        Files.write(list, List.of("# two positions", MATED, "nonsense", "", "8/8/4k3/8/8/4K3/8/8 w - - 0 1"));
        assertThat(runAfresh("explain", list.toString())).isEqualTo(2);
        assertThat(out.toString()).contains("checkmated", "bare kings");
        assertThat(err.toString()).startsWith("kingfell: line 3: ").hasLineCount(1);
    }
}
