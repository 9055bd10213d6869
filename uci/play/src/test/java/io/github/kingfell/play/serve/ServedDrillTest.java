package io.github.kingfell.play.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A drill from the first position to the list of lost moves. */
class ServedDrillTest {
    @RegisterExtension
    private final ServedPage page = new ServedPage();

    private JsonNode play(String move) throws Exception {
        return page.ask("drill/move", "\"move\":\"" + move + "\"");
    }

    /** Plays the first of the best moves by the table. */
    private JsonNode playBest() throws Exception {
        return play(page.ask("drill/hint", "").path("best").path(0).path("move").asText());
    }

    @ParameterizedTest
    @ValueSource(strings = {"KQK", "KRK", "KPK"})
    void theTablesBestMovesWinInTheShortestWay(String ending) throws Exception {
        JsonNode state = page.ask("drill", "\"ending\":\"" + ending + "\"");
        int shortest = state.path("shortest").asInt();
        assertThat(shortest).isPositive().isEqualTo(state.path("left").asInt());
        while (state.path("end").asText().isEmpty()) {
            state = playBest();
        }
        assertThat(state.path("won").asBoolean()).as(state.toString()).isTrue();
        assertThat(state.path("end").asText()).isEqualTo("checkmate");
        assertThat(state.path("moves")).hasSize(shortest);
        assertThat(state.path("lost").asInt()).isZero();
        assertThat(state.path("hints").asInt()).isEqualTo(shortest);
    }

    @Test
    void aMoveThatGainsNothingIsCounted() throws Exception {
        JsonNode state = page.ask("drill", "\"fen\":\"8/8/8/8/8/2k5/7R/K7 w - - 0 1\"");
        int shortest = state.path("shortest").asInt();
        state = play("h2h1");
        JsonNode move = state.path("moves").path(0);
        int lost = move.path("lost").asInt();
        assertThat(lost).isPositive().isEqualTo(state.path("lost").asInt());
        assertThat(state.path("left").asInt()).isEqualTo(shortest - 1 + lost);
        assertThat(move.path("best").findValuesAsText("san")).doesNotContain("Rh1");
    }

    @Test
    void aThrownAwayWinEndsTheDrill() throws Exception {
        page.ask("drill", "\"fen\":\"8/8/8/4k3/8/8/Q7/4K3 w - - 0 1\"");
        JsonNode state = play("a2d5");
        assertThat(state.path("won").asBoolean()).isFalse();
        assertThat(state.path("end").asText()).isEqualTo("win thrown away");
        assertThat(state.path("moves").path(0).has("lost")).isFalse();
        assertThatIOException().isThrownBy(() -> play("d5e6")).withMessageStartingWith("409");
    }

    @Test
    void illegalMovesAndDrawnPositionsAreRefused() throws Exception {
        assertThatIOException()
                .isThrownBy(() -> page.ask("drill", "\"fen\":\"8/8/8/4k3/8/8/4P3/K7 w - - 0 1\""))
                .withMessageStartingWith("400");
        page.ask("drill", "\"fen\":\"8/8/8/4k3/8/8/Q7/4K3 w - - 0 1\"");
        assertThatIOException().isThrownBy(() -> play("a2b4")).withMessageStartingWith("400");
    }
}
