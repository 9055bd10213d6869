package io.github.kingfell.play.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Drills and lessons from the first position to the summary. */
class PracticeTest {
    private static final String QUEEN =
            "\"fen\":\"8/8/8/4k3/8/8/Q7/4K3 w - - 0 1\",\"goal\":\"win\",\"side\":\"white\"";

    @RegisterExtension
    private final ServedPage page = new ServedPage();

    private final List<String> moves = new ArrayList<>();

    private JsonNode ask(String name, String game) throws Exception {
        String list = moves.isEmpty() ? "" : '"' + String.join("\",\"", moves) + '"';
        return page.ask(name, game + ",\"moves\":[" + list + "]");
    }

    private static String sentences(JsonNode list) {
        List<String> sentences = new ArrayList<>();
        list.forEach(sentence -> sentences.add(sentence.asText()));
        return String.join("\n", sentences);
    }

    /** Plays the last step of each hint. */
    @ParameterizedTest
    @ValueSource(strings = {"KQK", "KPK"})
    void hintsWinADrillInTheShortestWay(String ending) throws Exception {
        JsonNode drawn = page.ask("practice/new", "\"ending\":\"" + ending + "\"");
        String game =
                "\"fen\":" + drawn.path("fen") + ",\"goal\":" + drawn.path("goal") + ",\"side\":" + drawn.path("side");
        JsonNode state = ask("practice", game);
        while (!state.path("over").asBoolean()) {
            if (state.path("turn").asText().equals("user")) {
                JsonNode steps = ask("practice/hint", game).path("steps");
                assertThat(steps).hasSize(3);
                moves.add(uci(steps.path(2).asText(), game));
            } else {
                moves.add(ask("practice/reply", game).path("move").asText());
            }
            state = ask("practice", game);
        }
        String summary = sentences(state.path("summary"));
        int played = (moves.size() + 1) / 2;
        assertThat(summary)
                .contains(
                        "mate in " + played + (played == 1 ? " move" : " moves") + "; the exact distance was " + played)
                .contains("no moves lost");
    }

    private String uci(String san, String game) throws Exception {
        for (JsonNode move : ask("position", game).path("legal")) {
            if (move.path("san").asText().equals(san)) {
                return move.path("move").asText();
            }
        }
        throw new AssertionError("not legal: " + san);
    }

    @Test
    void theCoachJudgesEachMove() throws Exception {
        moves.add("a2d5");
        JsonNode state = ask("practice", QUEEN);
        assertThat(sentences(state.path("moves").path(0).path("remarks"))).contains("only a draw instead of mate in");
        assertThat(state.path("over").asBoolean()).isFalse();
        moves.add("e5d5");
        state = ask("practice", QUEEN);
        assertThat(state.path("over").asBoolean()).isTrue();
        assertThat(state.path("moments").path(0).path("fault").asBoolean()).isTrue();
    }

    @Test
    void aLessonFollowsItsModelAndGivesItsOwnHints() throws Exception {
        JsonNode lessons = page.ask("lessons", "").path("lessons");
        assertThat(lessons).hasSizeGreaterThan(8);
        for (JsonNode lesson : lessons) {
            String name = lesson.path("name").asText();
            for (int number = 1; number <= lesson.path("exercises").size(); number++) {
                JsonNode exercise = lesson.path("exercises").path(number - 1);
                String game = "\"lesson\":\"" + name + "\",\"exercise\":" + number;
                JsonNode state = ask("practice", game);
                assertThat(state.path("task")).isEqualTo(exercise.path("task"));
                assertThat(state.path("over").asBoolean()).isFalse();
            }
        }
        String first = "\"lesson\":\"lucena\",\"exercise\":1";
        JsonNode steps = ask("practice/hint", first).path("steps");
        assertThat(steps).hasSize(3);
        moves.add(uci(steps.path(2).asText(), first + ",\"fen\":" + lessonFen(lessons, "lucena")));
        JsonNode reply = ask("practice/reply", first);
        assertThat(reply.path("reason").asText()).isEqualTo("the lesson");
        moves.add(reply.path("move").asText());
        assertThat(ask("practice", first).path("moves")).hasSize(2);
    }

    private static String lessonFen(JsonNode lessons, String name) {
        for (JsonNode lesson : lessons) {
            if (lesson.path("name").asText().equals(name)) {
                return lesson.path("exercises").path(0).path("fen").toString();
            }
        }
        throw new AssertionError(name);
    }

    @Test
    void aDrawIsHeldForTheNumberOfMovesAsked() throws Exception {
        JsonNode drawn = page.ask("practice/new", "\"ending\":\"KPK\",\"hold\":1");
        assertThat(drawn.path("goal").asText()).isEqualTo("hold");
        String game = "\"fen\":" + drawn.path("fen") + ",\"goal\":\"hold\",\"held\":1,\"side\":" + drawn.path("side");
        moves.add(uci(ask("practice/hint", game).path("steps").path(2).asText(), game));
        JsonNode state = ask("practice", game);
        if (!state.path("over").asBoolean()) {
            moves.add(ask("practice/reply", game).path("move").asText());
            state = ask("practice", game);
        }
        assertThat(sentences(state.path("summary"))).startsWith("the draw was held");
    }

    @Test
    void whatCannotBePractisedIsRefused() throws Exception {
        for (String bad : new String[] {
            "\"lesson\":\"nothing\",\"exercise\":1",
            "\"lesson\":\"lucena\",\"exercise\":99",
            QUEEN + ",\"moves\":[\"a2b4\"]",
            QUEEN.replace("win", "lose")
        }) {
            assertThat(page.post("practice", '{' + PageClient.PAGE + ',' + bad + '}')
                            .statusCode())
                    .isEqualTo(400);
        }
        assertThatIOException().isThrownBy(() -> ask("practice/reply", QUEEN)).withMessageStartingWith("409");
        moves.add("a2a3");
        assertThatIOException().isThrownBy(() -> ask("practice/hint", QUEEN)).withMessageStartingWith("409");
    }

    @Test
    void aPositionOfTheBoardHasTheTaskOfItsResult() throws Exception {
        JsonNode lost = page.ask("practice/new", "\"fen\":\"8/8/8/4k3/8/8/Q7/4K3 b - - 0 1\"");
        assertThat(lost.path("goal").asText()).isEqualTo("win");
        assertThat(lost.path("side").asText()).isEqualTo("white");
        JsonNode drawn = page.ask("practice/new", "\"fen\":\"8/8/8/4k3/8/8/4P3/K7 b - - 0 1\"");
        assertThat(drawn.path("goal").asText()).isEqualTo("hold");
        assertThat(drawn.path("side").asText()).isEqualTo("black");
    }
}
