package io.github.kingfell.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.forcing.endgame.EndgameBook;
import io.github.kingfell.engine.search.PlayerId;
import io.github.kingfell.engine.search.Score;
import io.github.kingfell.engine.search.SearchLimits;
import io.github.kingfell.engine.search.SearchRequest;
import io.github.kingfell.engine.search.SearchSettings;
import io.github.kingfell.rules.notation.Fen;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** With five men the prover knows the exact value of every position that a capture leads to. */
class ExactLeavesTest {
    /** A little more than what is searched before the tables are built. */
    private static final long FEW_NODES = 20_000;

    /** Rook takes knight, and king, rook and knight mate the king. */
    private static final String KNIGHT_HANGS = "8/8/8/4k3/3n4/1N3K2/8/3R4 w - - ";

    @Test
    void aMateThatBeginsWithACaptureIsFoundAtOnce() throws Exception {
        try (Engine engine = new Engine(EndgameBook.EMPTY)) {
            SearchLimits few = SearchLimits.builder().nodes(FEW_NODES).build();
            assertThat(search(engine, "0 1", false, few)).isInstanceOf(Score.Centipawns.class);
            assertThat(search(engine, "0 1", true, few))
                    .as("none is built for so many nodes")
                    .isInstanceOf(Score.Centipawns.class);
            Score found = new Score.Centipawns(0);
            for (int tries = 0; tries < 100 && !(found instanceof Score.Mate); tries++) {
                // Has them built beside it, and may find the mate before they are there.
                search(engine, "0 1", true, SearchLimits.builder().mate(30).build());
                found = search(engine, "0 1", true, few);
            }
            Score.Mate mate = (Score.Mate) found;
            assertThat(mate.moves()).isGreaterThan(5);
            assertThat(mate.certificate().line()).hasSize(2 * mate.moves() - 1);

            Score.Mate late = (Score.Mate) search(engine, "98 90", true, few);
            assertThat(late.moves()).as("the fifty moves begin anew").isEqualTo(mate.moves());
        }
    }

    private static Score search(Engine engine, String clocks, boolean exactTables, SearchLimits limits)
            throws Exception {
        engine.newGame();
        engine.configure(new SearchSettings(
                2,
                SearchSettings.DEFAULT.hashMegabytes(),
                1,
                0,
                Optional.of(PlayerId.PROOF_NUMBER),
                false,
                exactTables,
                0));
        RecordingListener listener = new RecordingListener();
        engine.go(new SearchRequest(Fen.parse(KNIGHT_HANGS + clocks), limits), listener);
        engine.awaitIdle();
        return listener.outcome().score();
    }
}
