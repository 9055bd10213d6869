package io.github.kingfell.play.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.workbench.output.JsonObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Games that come and go as text, lessons, and the engine's moves in a game. */
class PastedGameTest {
    private static final String GAME = "\"fen\":\"" + Fen.START + "\",\"moves\":[\"e2e4\",\"e7e5\"],";

    @RegisterExtension
    private final ServedPage page = new ServedPage();

    private JsonNode read(String text) throws Exception {
        String member = new JsonObject().put("text", text).toString();
        return page.ask("read", member.substring(1, member.length() - 1));
    }

    @Test
    void aGameIsReadAndWrittenAgain() throws Exception {
        JsonNode read = read("[White \"A\"]\n[Black \"B\"]\n\n1. e4 {good} e5 (1... c5) 2. Nf3 1/2-1/2");
        assertThat(read.path("moves")).extracting(JsonNode::asText).containsExactly("e2e4", "e7e5", "g1f3");
        assertThat(read.path("title").asText()).isEqualTo("A - B");
        assertThat(read.path("fen").asText()).isEqualTo(Fen.START);
        String pgn = page.ask("pgn", GAME + "\"white\":\"a\\\"b\",\"black\":\"B\",\"result\":\"0-1\"")
                .path("pgn")
                .asText();
        assertThat(pgn).contains("[White \"a\\\"b\"]", "1. e4 e5 0-1");
        assertThat(read(pgn).path("moves")).extracting(JsonNode::asText).containsExactly("e2e4", "e7e5");
    }

    @Test
    void aFenMayNameTheLengthOfAMate() throws Exception {
        JsonNode problem = read("6k1/8/6K1/8/8/8/8/R7 w - - 0 1 #12");
        assertThat(problem.path("mate").asInt()).isEqualTo(12);
        assertThat(read(Fen.START).has("mate")).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "hello", "1. e4 e5 2. Ke3", "8/8/8/8/8/8/8/8 w - - 0 1", "[White \"A\"]"})
    void whatIsNoGameIsRefused(String text) {
        assertThatIOException().isThrownBy(() -> read(text)).withMessageContaining("\"member\":\"text\"");
    }

    @Test
    void aResultThatCannotBeIsRefused() {
        assertThatIOException()
                .isThrownBy(() -> page.ask("pgn", GAME + "\"white\":\"\",\"black\":\"\",\"result\":\"2-0\""))
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
