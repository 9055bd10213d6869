package io.github.kingfell.engine.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.Answer;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchSettings;
import io.github.kingfell.search.SearchTask;
import io.github.kingfell.search.TimeBudget;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Two pieces against one, without distance tables: alpha-beta against itself, with a fixed number of nodes per move.
 */
class DriveTest {
    private static final int NODES = 10_000;

    private final AlphaBetaPlayer white = player();
    private final AlphaBetaPlayer black = player();

    private static AlphaBetaPlayer player() {
        AlphaBetaPlayer player = new AlphaBetaPlayer((position, rootMoves, moves, judged, control) -> Optional.empty());
        player.resize(4);
        return player;
    }

    /** Without the drive, none of the first five games was won. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "7R/8/7R/1k2K3/8/8/5r2/8 w - - 0 1",
                "8/7R/2R5/3k1K2/8/8/1r6/8 w - - 0 1",
                "4N3/k7/b4R2/6K1/8/8/8/8 w - - 0 1",
                "7R/8/7N/1k2K3/8/8/5b2/8 w - - 0 1",
                "K1k5/4b3/8/8/4N3/3R4/8/8 w - - 0 1",
                "8/8/3n4/4k3/8/8/8/KBR5 w - - 0 1",
                "8/8/3r4/4k3/8/8/8/KBQ5 w - - 0 1",
                "8/8/3b4/4k3/8/8/8/KRR5 w - - 0 1"
            })
    void matesWithinTheFiftyMoveRule(String fen) {
        Position position = Positions.of(fen);
        MoveGenerator generator = new MoveGenerator(position);
        while (generator.count(position) > 0) {
            AlphaBetaPlayer mover = position.ply() % 2 == 0 ? white : black;
            position.make(choice(mover, position));
            boolean drawn = position.isFiftyMoveDraw() || position.isRepetition(position.ply());
            assertThat(drawn).as(Fen.format(position)).isFalse();
        }
        assertThat(position.inCheck()).as(Fen.format(position)).isTrue();
    }

    private static int choice(AlphaBetaPlayer player, Position position) {
        SearchLimits limits = SearchLimits.builder().nodes(NODES).build();
        SearchControl control = new SearchControl(TimeBudget.UNLIMITED, NODES, false);
        SearchTask task = new SearchTask(position.copy(), limits, SearchSettings.DEFAULT, control, info -> {});
        return ((Answer.Plays) player.play(task)).outcome().bestMove();
    }
}
