package io.github.kingfell.play.serve;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.kingfell.play.serve.PageClient.Event;
import io.github.kingfell.rules.notation.Fen;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Problems that are solved, games that are reviewed, and what tables know. */
class ServedWorkTest {
    private static final String FOOLS_MATE =
            "\"fen\":\"" + Fen.START + "\",\"moves\":\"f2f3 e7e5 g2g4 (e2e4) d8h4\",\"millis\":60";

    @RegisterExtension
    private final ServedPage page = new ServedPage();

    private JsonNode solve(String fen, String stipulation, String show) throws Exception {
        return ServedPage.done(page.work(
                        "solve",
                        "\"fen\":\"" + fen + "\",\"stipulation\":\"" + stipulation + "\",\"seconds\":60,\"show\":["
                                + show + "]")
                .get());
    }

    /** The expected words are those that {@code kingfell mate} prints. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1 | #2 | '' | '#2 key Ra6, unique (others disproved by search)' | Ra6",
                "7k/8/5K2/8/8/8/8/R7 w - - 0 1 | #1 | '' | '#1 no key (disproved by search)' | ''",
                "k7/8/1K6/8/8/8/8/7R w - - 0 1 | #1 | '' | '#1 key Rh8#, unique (others disproved by search)' | Rh8#",
                "7k/8/6K1/8/8/8/8/R7 b - - 0 1 | h#1 | '' | 'h#1 1 solution (others disproved by search)' | Kg8 Ra8#",
            })
    void problemsAreSolvedInTheWordsOfTheCommand(String fen, String stipulation, String show, String claim, String play)
            throws Exception {
        JsonNode solved = solve(fen, stipulation, show);
        assertThat(solved.path("lines").path(0).asText()).startsWith(claim);
        assertThat(solved.path("play").path(0).path("san").asText()).isEqualTo(play);
    }

    @Test
    void keysTriesAndSetPlayAreShown() throws Exception {
        JsonNode solved = solve("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", "#2", "\"setPlay\",\"tries\",\"variations\"");
        List<String> lines = new ArrayList<>();
        solved.path("lines").forEach(line -> lines.add(line.asText()));
        assertThat(String.join("\n", lines)).contains("set play", "tries:", "variations:", "Ra6");
        assertThat(solved.path("verdict").asText()).isEqualTo("solved");
    }

    @Test
    void aHelpmateCanBePlayedOnTheBoard() throws Exception {
        JsonNode line = solve("7k/8/6K1/8/8/8/8/R7 b - - 0 1", "h#1", "\"tries\"")
                .path("play")
                .path(0);
        assertThat(line.path("moves")).extracting(JsonNode::asText).containsExactly("h8g8", "a1a8");
    }

    @ParameterizedTest
    @CsvSource({"skd53", "#-3", "nonsense", "h#0", "''"})
    void whatNobodySolvesIsRefused(String stipulation) throws Exception {
        assertThat(page.post(
                                "solve",
                                '{' + PageClient.PAGE + ",\"fen\":\"" + Fen.START + "\",\"stipulation\":\""
                                        + stipulation + "\",\"seconds\":1}")
                        .statusCode())
                .isEqualTo(400);
    }

    @Test
    void aLongSolutionCanBeStopped() throws Exception {
        CompletableFuture<List<Event>> solving = page.work(
                "solve", "\"fen\":\"" + Fen.START + "\",\"stipulation\":\"h#8\",\"seconds\":3600,\"show\":[]");
        do {
            page.ask("stop", "");
            Thread.sleep(50);
        } while (!solving.isDone());
        assertThat(ServedPage.done(solving.get()).path("lines").path(0).asText())
                .contains("no solution found within the limit");
    }

    @Test
    void aGameIsReviewedPositionByPosition() throws Exception {
        List<Event> events = page.work("review", FOOLS_MATE).get();
        assertThat(events.stream()
                        .filter(event -> event.name().equals("position"))
                        .map(event -> event.data().path("ply").asInt()))
                .containsExactly(0, 1, 2, 3);
        JsonNode blunder = events.get(3).data();
        assertThat(blunder.path("move").asText()).isEqualTo("2. g4??");
        assertThat(blunder.path("grade").asText()).isEqualTo("blunder");
        assertThat(blunder.path("betterMoves")).isNotEmpty();
        JsonNode done = ServedPage.done(events);
        assertThat(done.path("last").path("score").asText()).isEqualTo("White is checkmated");
        assertThat(done.path("last").path("white").asDouble()).isZero();
        assertThat(done.path("summary").path(0).asText()).containsPattern("^White: .*, blunders [12];");
        // Lines are wrapped anywhere.
        assertThat(done.path("pgn").asText().replaceAll("\\s+", " ")).contains("2. g4 $4", "(2. e4");
    }

    @Test
    void aReviewThatIsStoppedTellsHowFarItCame() throws Exception {
        CompletableFuture<List<Event>> reviewing =
                page.work("review", FOOLS_MATE.replace("\"millis\":60", "\"millis\":60000"));
        do {
            page.ask("stop", "");
            Thread.sleep(50);
        } while (!reviewing.isDone());
        assertThat(ServedPage.done(reviewing.get()).path("extent").asText()).startsWith("interrupted");
    }

    @Test
    void tablesTellTheirVerdictWithItsGround() throws Exception {
        assertThat(page.ask("verdict", "\"fen\":\"8/8/8/4k3/8/8/8/R3K3 w - - 0 1\"")
                        .path("sentences")
                        .path(0)
                        .asText())
                .startsWith("White wins, mate in ")
                .endsWith("(exact)");
        assertThat(page.ask("verdict", "\"fen\":\"" + Fen.START + "\"").path("sentences"))
                .isEmpty();
    }
}
