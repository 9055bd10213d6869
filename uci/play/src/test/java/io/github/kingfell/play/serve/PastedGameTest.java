package io.github.kingfell.play.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.workbench.output.JsonObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Games that come and go as text, lessons, and the engine's moves in a game. */
class PastedGameTest {
    private static final String MOVES = "\"fen\":\"" + Fen.START + "\",\"moves\":\"e2e4 (d2d4 d7d5) e7e5\",";

    private static final String GAME = "\"fen\":\"" + Fen.START + "\",\"moves\":[\"e2e4\",\"e7e5\"],";

    @RegisterExtension
    private final ServedPage page = new ServedPage();

    private JsonNode read(String text) throws Exception {
        String member = new JsonObject().put("text", text).toString();
        return page.ask("read", member.substring(1, member.length() - 1));
    }

    private JsonNode first(String text) throws Exception {
        return read(text).path("entries").path(0);
    }

    @Test
    void aGameIsReadAndWrittenAgainWithItsVariations() throws Exception {
        JsonNode read =
                first("[White \"A\"]\n[Black \"B\"]\n\n1. e4 {good} e5 (1... c5 2. Nf3 (2. c3)) 2. Nf3 1/2-1/2");
        assertThat(read.path("moves").asText()).isEqualTo("e2e4 e7e5 (c7c5 g1f3 (c2c3)) g1f3");
        assertThat(read.path("title").asText()).isEqualTo("A - B");
        assertThat(read.path("result").asText()).isEqualTo("1/2-1/2");
        assertThat(read.path("fen").asText()).isEqualTo(Fen.START);
        assertThat(read.has("stipulation")).isFalse();
        String pgn = page.ask("pgn", MOVES + "\"white\":\"a\\\"b\",\"black\":\"B\",\"result\":\"0-1\"")
                .path("pgn")
                .asText();
        assertThat(pgn).contains("[White \"a\\\"b\"]", "1. e4 (1. d4 d5) 1... e5 0-1");
        assertThat(first(pgn).path("moves").asText()).isEqualTo("e2e4 (d2d4 d7d5) e7e5");
    }

    @Test
    void aGameIsToldMoveByMove() throws Exception {
        JsonNode line = page.ask("game", MOVES.substring(0, MOVES.length() - 1)).path("line");
        assertThat(line.findValuesAsText("san")).containsExactly("e4", "d4", "d5", "e5");
        assertThat(line.path(0).path("variations").path(0).path(1).path("san").asText())
                .isEqualTo("d5");
        assertThat(line.path(1).path("fen").asText()).startsWith("rnbqkbnr/pppp1ppp/8/4p3/4P3/");
    }

    @ParameterizedTest
    @ValueSource(strings = {"(e2e4)", "e2e4 (d2d4", "e2e4 d7d5)", "e2e4 (e7e5)", "e2e5", "e2e4 ()) e7e5"})
    void aGameThatCannotBeIsRefused(String moves) {
        assertThatIOException()
                .isThrownBy(() -> page.ask("game", "\"fen\":\"" + Fen.START + "\",\"moves\":\"" + moves + '"'))
                .withMessageContaining("\"member\":\"moves\"");
    }

    @Test
    void aFenMayStateAProblem() throws Exception {
        JsonNode problem = first("6k1/8/6K1/8/8/8/8/R7 w - - 0 1 #12");
        assertThat(problem.path("stipulation").asText()).isEqualTo("#12");
        assertThat(first(Fen.START).has("stipulation")).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "8/8/8/8/8/5k2/8/R3K3 h#2, h#2, b",
        "6k1/8/6K1/8/8/8/8/R7 w - - dm 1;, #1, w",
        "6k1/8/6K1/8/8/8/8/R7 w - - c0 \"Mate in 2\";, #2, w",
    })
    void problemistsBoardsAndEpdAreRead(String text, String stipulation, String side) throws Exception {
        JsonNode problem = first(text);
        assertThat(problem.path("stipulation").asText()).isEqualTo(stipulation);
        assertThat(problem.path("fen").asText()).contains(" " + side + " ");
    }

    @Test
    void aCollectionIsAListOfEntries() throws Exception {
        JsonNode lines = read("6k1/8/6K1/8/8/8/8/R7 w - - 0 1 #1\nnonsense/8/8/8/8 w\n8/8/8/8/8/5k2/8/R3K3 s#3\n"
                        + "b) wRa1-b1\n")
                .path("entries");
        assertThat(lines).hasSize(4);
        assertThat(lines.path(1).path("error").asText()).isNotEmpty();
        assertThat(lines.path(3).path("title").asText()).startsWith("b)");
        assertThat(lines.path(3).path("fen").asText()).contains("/1R2K3 w");
        JsonNode popeye = read("BeginProblem\nTitle Corner\nPieces White Kf6 Ra1 Black Kh8\nStipulation #2\n"
                        + "Option SetPlay Variation\nEndProblem")
                .path("entries");
        assertThat(popeye.path(0).path("title").asText()).contains("Corner");
        assertThat(popeye.path(0).path("show").toString()).isEqualTo("[\"setPlay\",\"variations\"]");
        assertThat(read("[White \"A\"]\n\n1. e4 *\n\n[White \"B\"]\n\n1. d4 *").path("entries"))
                .hasSize(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "hello", "1. e4 e5 2. Ke3", "8/8/8/8/8/8/8/8 w - - 0 1", "[White \"A\"]"})
    void whatIsNoGameIsRefused(String text) {
        assertThatIOException().isThrownBy(() -> read(text)).withMessageContaining("\"member\":\"text\"");
    }

    @Test
    void aResultThatCannotBeIsRefused() {
        assertThatIOException()
                .isThrownBy(() -> page.ask("pgn", MOVES + "\"white\":\"\",\"black\":\"\",\"result\":\"2-0\""))
                .withMessageContaining("\"member\":\"result\"");
    }

    @Test
    void everyExerciseIsALegalPositionWithATask() throws Exception {
        JsonNode lessons = page.ask("lessons", "").path("lessons");
        assertThat(lessons).isNotEmpty();
        for (JsonNode exercise : lessons.path(0).path("exercises")) {
            assertThat(page.ask("position", "\"fen\":" + exercise.path("fen"))
                            .path("end")
                            .asText())
                    .isEmpty();
            assertThat(exercise.path("side").asText()).isIn("white", "black");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"mode\":\"clock\",\"amount\":2000,\"increment\":0", "\"mode\":\"time\",\"amount\":100"})
    void theEngineMovesInAGame(String limits) throws Exception {
        JsonNode done = page.search(GAME + limits + ",\"elo\":1200").get().stream()
                .filter(event -> event.name().equals("done"))
                .findFirst()
                .orElseThrow()
                .data();
        assertThat(done.path("move").asText()).hasSize(4);
    }

    @Test
    void aStrengthOrAClockThatCannotBeIsRefused() throws Exception {
        for (String bad : new String[] {
            "\"mode\":\"time\",\"amount\":1,\"elo\":5",
            "\"mode\":\"clock\",\"amount\":1",
            "\"mode\":\"clock\",\"amount\":0,\"increment\":0"
        }) {
            assertThat(page.post("search", "{" + PageClient.PAGE + "," + GAME + bad + "}")
                            .statusCode())
                    .isEqualTo(400);
        }
    }
}
