package io.github.kingfell.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.forcing.endgame.EndgameBook;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.search.Score;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchRequest;
import io.github.kingfell.search.SearchSettings;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** With five men the prover knows the exact value of every position that a capture leads to. */
@Timeout(300)
class ExactLeavesTest {
    /** Too few nodes to find the mate without the distance tables. */
    private static final long FEW_NODES = 20_000;

    /** Rook takes knight, and king, rook and knight mate the king. */
    private static final String KNIGHT_HANGS = "8/8/8/4k3/3n4/1N3K2/8/3R4 w - - ";

    /**
     * The endings after captures: king and rook against king and knight; one knight each; rook and knight against a
     * bare king.
     */
    private static final List<String> AFTER_CAPTURES = List.of(
            "8/8/8/4k3/3n4/5K2/8/3R4 w - - 0 1",
            "8/8/8/4k3/3n4/1N3K2/8/8 w - - 0 1",
            "8/8/8/4k3/8/1N3K2/8/3R4 w - - 0 1");

    private boolean exactTables = true;

    private final Engine engine = new Engine(EndgameBook.EMPTY);

    @AfterEach
    void close() {
        engine.close();
    }

    @Test
    void aMateThatBeginsWithACaptureIsFoundAtOnce() throws Exception {
        SearchLimits few = SearchLimits.builder().nodes(FEW_NODES).build();
        exactTables = false;
        assertThat(search("0 1", few).outcome().score()).as("without tables").isInstanceOf(Score.Centipawns.class);
        exactTables = true;
        RecordingListener found = mate("0 1");
        assertThat(found.last().nodes()).isLessThan(FEW_NODES);
        Score.Mate mate = (Score.Mate) found.outcome().score();
        assertThat(mate.moves()).isGreaterThan(5);
        assertThat(mate.certificate().line()).hasSize(2 * mate.moves() - 1);
        assertThat(((Score.Mate) search("0 1", few).outcome().score()).moves())
                .as("under a limit of nodes, too")
                .isEqualTo(mate.moves());

        Score.Mate late = (Score.Mate) mate("98 90").outcome().score();
        assertThat(late.moves()).as("the fifty moves begin anew").isEqualTo(mate.moves());
    }

    @Test
    void limitedByNodesOrPliesASearchFindsTheSameWhateverWasSearchedBefore() throws Exception {
        List<String> before = reproducibleAnswers();
        for (String fen : AFTER_CAPTURES) {
            SearchLimits patient = SearchLimits.builder().moveTime(60_000).build();
            RecordingListener searched = search(fen, patient, Optional.of(PlayerId.EXACT_TABLE));
            assertThat(searched.outcome().player()).as(fen).contains(PlayerId.EXACT_TABLE);
        }
        assertThat(reproducibleAnswers()).isEqualTo(before);
    }

    private List<String> reproducibleAnswers() throws Exception {
        SearchLimits.Builder nodes = SearchLimits.builder().nodes(FEW_NODES);
        List<String> answers = new ArrayList<>();
        for (RecordingListener listener : List.of(
                search("0 1", nodes.build()),
                search("0 1", nodes.mate(30).build()),
                search(KNIGHT_HANGS + "0 1", SearchLimits.builder().depth(6).build(), Optional.empty()))) {
            answers.addAll(listener.linesWithoutTime());
            answers.add(listener.outcome().player() + " " + listener.outcome().bestMove());
        }
        return answers;
    }

    private RecordingListener mate(String clocks) throws Exception {
        return search(clocks, SearchLimits.builder().mate(30).build());
    }

    private RecordingListener search(String clocks, SearchLimits limits) throws Exception {
        return search(KNIGHT_HANGS + clocks, limits, Optional.of(PlayerId.PROOF_NUMBER));
    }

    private RecordingListener search(String fen, SearchLimits limits, Optional<PlayerId> player) throws Exception {
        engine.newGame();
        engine.configure(SearchSettings.builder()
                .moveOverhead(0)
                .player(player)
                .exactTables(exactTables)
                .build());
        RecordingListener listener = new RecordingListener();
        engine.go(new SearchRequest(Fen.parse(fen), limits), listener);
        engine.awaitIdle();
        return listener;
    }
}
