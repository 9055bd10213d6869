package io.github.kingfell.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.board.Position;
import io.github.kingfell.engine.forcing.EndgameBook;
import io.github.kingfell.engine.notation.Fen;
import io.github.kingfell.engine.search.PlayerChoice;
import io.github.kingfell.engine.search.Score;
import io.github.kingfell.engine.search.SearchLimits;
import io.github.kingfell.engine.search.SearchRequest;
import io.github.kingfell.engine.search.SearchSettings;
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
            Score.Mate mate = mate(engine, Fen.parse(KNIGHT_HANGS + "0 1"));
            assertThat(mate.moves()).isGreaterThan(5);
            assertThat(mate.certificate().line()).hasSize(2 * mate.moves() - 1);

            engine.newGame();
            Score.Mate late = mate(engine, Fen.parse(KNIGHT_HANGS + "98 90"));
            assertThat(late.moves()).as("the fifty moves begin anew").isEqualTo(mate.moves());
        }
    }

    private static Score.Mate mate(Engine engine, Position position) throws InterruptedException {
        engine.configure(
                new SearchSettings(2, SearchSettings.DEFAULT.hashMegabytes(), 1, 0, PlayerChoice.PROOF, false));
        RecordingListener listener = new RecordingListener();
        engine.go(
                new SearchRequest(
                        position, SearchLimits.builder().nodes(FEW_NODES).build()),
                listener);
        engine.awaitIdle();
        return (Score.Mate) listener.outcome().score();
    }
}
