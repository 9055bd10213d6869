package io.github.kingfell.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.forcing.endgame.EndgameBook;
import io.github.kingfell.engine.search.PlayerId;
import io.github.kingfell.engine.search.Score;
import io.github.kingfell.engine.search.SearchLimits;
import io.github.kingfell.engine.search.SearchRequest;
import io.github.kingfell.engine.search.SearchSettings;
import io.github.kingfell.engine.table.BuildListener;
import io.github.kingfell.engine.table.TableLibrary;
import io.github.kingfell.rules.notation.Fen;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** With five men the prover knows the exact value of every position that a capture leads to. */
@Timeout(300)
class ExactLeavesTest {
    /** A little more than what is searched before the tables are built. */
    private static final long FEW_NODES = 20_000;

    /** Rook takes knight, and king, rook and knight mate the king. */
    private static final String KNIGHT_HANGS = "8/8/8/4k3/3n4/1N3K2/8/3R4 w - - ";

    /** What a capture leaves of it: king and rook against king and knight, one knight each, rook and knight against none. */
    private static final List<String> AFTER_CAPTURES = List.of(
            "8/8/8/4k3/3n4/5K2/8/3R4 w - - 0 1",
            "8/8/8/4k3/3n4/1N3K2/8/8 w - - 0 1",
            "8/8/8/4k3/8/1N3K2/8/3R4 w - - 0 1");

    private final Engine engine = new Engine(EndgameBook.EMPTY);

    @AfterEach
    void close() {
        engine.close();
    }

    @Test
    void aMateThatBeginsWithACaptureIsFoundAtOnce() throws Exception {
        SearchLimits few = SearchLimits.builder().nodes(FEW_NODES).build();
        assertThat(search("0 1", few).outcome().score()).as("without tables").isInstanceOf(Score.Centipawns.class);
        RecordingListener found = mate("0 1");
        for (int tries = 0; tries < 100 && found.last().nodes() > FEW_NODES; tries++) {
            // The tables are built beside the search, which may find the mate before they are there.
            found = mate("0 1");
        }
        assertThat(found.last().nodes()).isLessThan(FEW_NODES);
        Score.Mate mate = (Score.Mate) found.outcome().score();
        assertThat(mate.moves()).isGreaterThan(5);
        assertThat(mate.certificate().line()).hasSize(2 * mate.moves() - 1);

        Score.Mate late = (Score.Mate) mate("98 90").outcome().score();
        assertThat(late.moves()).as("the fifty moves begin anew").isEqualTo(mate.moves());
    }

    @Test
    void limitedByNodesOrPliesASearchFindsTheSameWhateverTablesAreThere() throws Exception {
        List<String> before = reproducibleAnswers();
        for (String fen : AFTER_CAPTURES) {
            SearchLimits patient = SearchLimits.builder().moveTime(60_000).build();
            RecordingListener building = search(fen, patient, Optional.of(PlayerId.EXACT_TABLE));
            assertThat(building.outcome().player()).as(fen).contains(PlayerId.EXACT_TABLE);
        }
        assertThat(mate("0 1").last().nodes())
                .as("other searches use the tables")
                .isLessThan(FEW_NODES);
        assertThat(reproducibleAnswers()).isEqualTo(before);
    }

    /** What the user keeps is there for every search, the first one too. */
    @Test
    void tablesOfADirectoryAreUsedUnderAnyLimit(@TempDir Path directory) throws Exception {
        TableLibrary library = new TableLibrary();
        library.keepIn(directory);
        for (String fen : AFTER_CAPTURES) {
            library.table(Fen.parse(fen).material(), 2, BuildListener.SILENT, () -> false);
        }
        engine.keepTablesIn(directory);
        SearchLimits few = SearchLimits.builder().nodes(FEW_NODES).build();
        RecordingListener first = search("0 1", few);
        assertThat(first.outcome().score()).isInstanceOf(Score.Mate.class);
        assertThat(search("0 1", few).linesWithoutTime()).isEqualTo(first.linesWithoutTime());
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
        engine.configure(new SearchSettings(1, SearchSettings.DEFAULT.hashMegabytes(), 1, 0, player, false));
        RecordingListener listener = new RecordingListener();
        engine.go(new SearchRequest(Fen.parse(fen), limits), listener);
        engine.awaitIdle();
        return listener;
    }
}
