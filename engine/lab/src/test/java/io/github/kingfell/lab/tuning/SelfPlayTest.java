package io.github.kingfell.lab.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.engine.Engine;
import io.github.kingfell.engine.forcing.endgame.EndgameBook;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import java.util.List;
import org.junit.jupiter.api.Test;

class SelfPlayTest {
    @Test
    void theSameSeedGivesTheSameGame() throws Exception {
        try (Engine engine = new Engine(EndgameBook.EMPTY)) {
            SelfPlay play = new SelfPlay(engine, 100);
            List<LabelledPosition> game = play.play(7, 3);
            assertThat(play.play(8, 3)).isNotEqualTo(game);
            assertThat(play.play(7, 3)).isEqualTo(game).isNotEmpty();
            for (LabelledPosition labelled : game) {
                Position position = Fen.parse(labelled.fen());
                assertThat(position.inCheck()).isFalse();
                assertThat(labelled.game()).isEqualTo(3);
                assertThat(labelled.result()).isEqualTo(game.get(0).result());
                assertThat(LabelledPosition.parse(labelled.toString())).isEqualTo(labelled);
            }
        }
    }

    @Test
    void aLineThatIsNoneIsNamed() {
        for (String line : List.of("", "fen;1", "fen;1;3", "fen;2;3;0", "fen;1;x;0", "fen;1;3;x", "fen;0.3;1;0")) {
            assertThatThrownBy(() -> LabelledPosition.parse(line))
                    .isInstanceOf(NotationException.class)
                    .hasMessageContaining("FEN;result;game;score");
        }
    }
}
