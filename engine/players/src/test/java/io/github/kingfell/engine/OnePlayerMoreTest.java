package io.github.kingfell.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.engine.forcing.endgame.EndgameBook;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.Answer;
import io.github.kingfell.search.Player;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.search.Pv;
import io.github.kingfell.search.Score;
import io.github.kingfell.search.SearchInfo;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchOutcome;
import io.github.kingfell.search.SearchRequest;
import io.github.kingfell.search.SearchSettings;
import io.github.kingfell.search.SearchTask;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A new player needs an identity and a place among the others; everything that lists players then finds it. */
@Timeout(120)
class OnePlayerMoreTest {
    private static final PlayerId LAST_MOVE = new PlayerId("lastmove", "last move");

    /** Plays the last generated move, and declines when in check. */
    private static final class LastMovePlayer implements Player {
        private boolean forgetful;

        @Override
        public PlayerId id() {
            return LAST_MOVE;
        }

        @Override
        public Answer play(SearchTask task) {
            Position root = task.position();
            return root.inCheck()
                    ? new Answer.Declines("in check")
                    : new Answer.Plays(new SearchOutcome(
                            last(root), new Score.Centipawns(0), Pv.of(last(root)), LAST_MOVE, "generated last"));
        }

        @Override
        public void newGame() {
            forgetful = true;
        }
    }

    private final LastMovePlayer player = new LastMovePlayer();
    private final Engine engine = engine(player);

    private static Engine engine(Player... others) {
        return Engine.builder(EndgameBook.EMPTY).guests(() -> List.of(others)).build();
    }

    private static int last(Position position) {
        MoveList moves = MoveList.legal(position);
        return moves.get(moves.size() - 1);
    }

    /** Selects a player by the option's value, as the protocol does. */
    private void choose(String option) {
        Optional<PlayerId> chosen = engine.players().stream()
                .filter(id -> id.option().equals(option))
                .findFirst();
        assertThat(chosen).isPresent();
        engine.configure(SearchSettings.builder()
                .hashMegabytes(2)
                .moveOverhead(0)
                .player(chosen)
                .build());
    }

    private RecordingListener go(Position position) throws InterruptedException {
        RecordingListener listener = new RecordingListener();
        engine.go(new SearchRequest(position, SearchLimits.builder().depth(2).build()), listener);
        engine.awaitIdle();
        return listener;
    }

    @AfterEach
    void close() {
        engine.close();
    }

    @Test
    void itPlaysWhereTheUserAsksForIt() throws InterruptedException {
        choose("lastmove");
        RecordingListener listener = go(Fen.start());

        assertThat(listener.outcome().player()).contains(LAST_MOVE);
        assertThat(listener.outcome().bestMove()).isEqualTo(last(Fen.start()));
        assertThat(listener.last().line().move(0)).as("the last line").isEqualTo(last(Fen.start()));
        assertThat(listener.notes()).contains("router: player chosen by the user -> last move, then alpha-beta");
    }

    @Test
    void whereItDeclinesAlphaBetaPlays() throws InterruptedException {
        choose("lastmove");
        RecordingListener listener = go(Positions.of("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1"));

        assertThat(listener.infos()).contains(new SearchInfo.Declined(LAST_MOVE, "in check"));
        assertThat(listener.outcome().player()).contains(PlayerId.ALPHA_BETA);
    }

    @Test
    void itForgetsWithTheOthers() {
        engine.newGame();

        assertThat(player.forgetful).isTrue();
    }

    @Test
    void anIdentityIsOnePlayers() {
        assertThatThrownBy(() -> engine(player, player)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new PlayerId("last move", "last move")).isInstanceOf(IllegalArgumentException.class);
    }
}
