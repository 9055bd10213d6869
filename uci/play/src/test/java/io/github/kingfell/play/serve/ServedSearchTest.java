package io.github.kingfell.play.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.kingfell.book.StandardBook;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.play.serve.PageClient.Event;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.tables.distance.TableLibrary;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Searches and the trees that they give. */
class ServedSearchTest {
    private static final String MATE_IN_TWO = "\"fen\":\"kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1\"";

    @RegisterExtension
    private final ServedPage page = new ServedPage();

    @Test
    void theEventsOfASearchEndWithItsBestMove() throws Exception {
        String start = "\"fen\":\"" + Fen.START + "\"";
        List<Event> events = page.search(start + ",\"mode\":\"nodes\",\"amount\":20000,\"lines\":2")
                .get();
        assertThat(events).extracting(Event::name).contains("line").containsOnlyOnce("done");
        assertThat(events.stream().map(event -> event.data().path("rank").asInt()))
                .contains(1, 2);
        JsonNode done = ServedPage.done(events);
        List<String> legal = page.ask("position", start).path("legal").findValuesAsText("move");
        assertThat(legal).contains(done.path("move").asText());
        assertThat(done.path("proof").asBoolean()).isFalse();
        assertThat(done.path("score").has("cp")).isTrue();
    }

    @Test
    void aPositionWithoutAMoveIsAnsweredToo() throws Exception {
        JsonNode done = ServedPage.done(
                page.search("\"fen\":\"7k/5Q2/8/8/8/8/8/4K3 b - - 0 1\",\"mode\":\"depth\",\"amount\":3")
                        .get());
        assertThat(done.has("move")).isFalse();
    }

    @Test
    void aNewSearchOfAPageEndsTheOneBefore() throws Exception {
        String start = "\"fen\":\"" + Fen.START + "\",\"mode\":";
        CompletableFuture<List<Event>> first = page.search(start + "\"infinite\"");
        do {
            // If the infinite search is late, it has ended this one and is ended by the next.
            JsonNode second = ServedPage.done(
                    page.search(start + "\"nodes\",\"amount\":1000").get());
            assertThat(second.path("move").asText()).isNotEmpty();
        } while (!first.isDone());
        assertThat(ServedPage.done(first.get()).path("move").asText()).isNotEmpty();
    }

    @Test
    void aSearchEndsWhenItsPageHasGone() throws Exception {
        Engine engine = new Engine(StandardBook.create());
        try (Visit visit = new Visit(engine, TableLibrary.withShippedTables(), 1, 1)) {
            SearchLimits forever = SearchLimits.builder().infinite(true).build();
            LiveWork live = visit.search(new SearchForm(Fen.start(), forever, 1, -1));
            assertThatIOException()
                    .isThrownBy(() -> live.events().writeTo(new OutputStream() {
                        @Override
                        public void write(int b) throws IOException {
                            throw new IOException("the page was closed");
                        }
                    }));
            assertThat(live.events().haveEnded()).isFalse();
            visit.end(live);
            engine.awaitIdle();
            assertThat(live.events().haveEnded()).isTrue();
        }
    }

    @Test
    void theProofOfAMateCanBeWalkedToItsEnds() throws Exception {
        JsonNode done = ServedPage.done(
                page.search(MATE_IN_TWO + ",\"mode\":\"mate\",\"amount\":2").get());
        assertThat(done.path("score").path("mate").asInt()).isEqualTo(2);
        assertThat(done.path("proof").asBoolean()).isTrue();
        JsonNode proof = page.ask("proof", "");
        assertThat(proof.path("moves").asInt()).isEqualTo(2);
        JsonNode root = proof.path("tree");
        assertThat(root.path("answer").path("san").asText()).isEqualTo("Ra6");
        // Every legal defence is answered, and every branch ends in mate.
        List<String> defences = new ArrayList<>();
        root.path("replies")
                .forEach(reply -> defences.add(reply.path("reply").path("move").asText()));
        assertThat(page.ask("position", "\"fen\":\"" + root.path("fen").asText() + "\"")
                        .path("legal")
                        .findValuesAsText("move"))
                .containsExactlyInAnyOrderElementsOf(defences);
        for (String defence : defences) {
            JsonNode node = page.ask("node", "\"path\":[\"" + defence + "\"]");
            assertThat(node.path("remark").asText()).isEqualTo("checkmate");
            assertThat(page.ask("position", "\"fen\":\"" + node.path("fen").asText() + "\"")
                            .path("end")
                            .asText())
                    .isEqualTo("checkmate");
        }
        assertThatIOException()
                .isThrownBy(() -> page.ask("node", "\"path\":[\"a1a2\"]"))
                .withMessageStartingWith("400");
    }

    @Test
    void theBooksTreeCanBeWalkedToo() throws Exception {
        JsonNode answer = page.ask("explain", "\"fen\":\"8/8/8/4k3/8/8/8/R3K3 w - - 0 1\"");
        assertThat(answer.path("sentences")).isNotEmpty();
        JsonNode node = answer.path("tree");
        List<String> path = new ArrayList<>();
        while (node.path("count").asInt() > 0) {
            assertThat(node.path("replies")).hasSize(node.path("count").asInt());
            path.add('"'
                    + node.path("replies").path(0).path("reply").path("move").asText()
                    + '"');
            node = page.ask("node", "\"path\":[" + String.join(",", path) + "]");
        }
        assertThat(path).isNotEmpty();
        assertThat(node.path("remark").asText()).startsWith("stage ");
    }

    @Test
    void outsideTheBookThereAreWordsAndNoTree() throws Exception {
        JsonNode answer = page.ask("explain", "\"fen\":\"" + Fen.START + "\"");
        assertThat(answer.path("sentences")).isNotEmpty();
        assertThat(answer.has("tree")).isFalse();
    }
}
