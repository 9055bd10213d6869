package io.github.kingfell.cli.explain;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.kingfell.cli.CommandTest;
import io.github.kingfell.cli.output.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every position gets an answer, and the answer is the true one. */
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
                "8/8/8/4k3/8/4K3/4P3/8 w - - 0 1 | drawn: neither side can force a win (exact)",
                "8/8/8/8/3R4/2K5/8/4k3 w - - 0 1 | White wins: mate in 7 moves with the best play of both sides (exact)",
                "8/8/8/8/3r4/2k5/8/4K3 b - - 0 1 | Black wins: mate in 7 moves with the best play of both sides (exact)",
                "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1 | White mates in at most 1 move (proved)"
            })
    void theValueIsSaid(String fen, String sentence) {
        assertThat(runAfresh("explain", fen)).isZero();
        assertThat(out.toString().lines()).contains(sentence);
        assertThat(out.toString()).doesNotContain("no forcing tree found", "disaster: ", "has no advice: ");
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
                .contains("pawns: 8 each; passed: none; doubled: none; isolated: none (--pawns says more)")
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
