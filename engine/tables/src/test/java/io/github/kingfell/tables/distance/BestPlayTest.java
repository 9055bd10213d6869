package io.github.kingfell.tables.distance;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.San;
import org.junit.jupiter.api.Test;

class BestPlayTest {
    private static final TableProbe KPK = SharedTables.probe("KPK");

    /** Only one move wins, into a mutual zugzwang. */
    private static final String OPPOSITION = "3k4/8/4K3/3P4/8/8/8/8 w - - 0 1";

    @Test
    void theLineIsAsLongAsTheTableSays() throws NotationException {
        Position root = Fen.parse(OPPOSITION);
        BestPlay play = BestPlay.from(root, KPK).orElseThrow();
        assertThat(play.moves()).hasSize(KPK.plies(root));
        BestPlay.Step first = play.steps().get(0);
        assertThat(San.format(root, first.move())).isEqualTo("Kd6");
        assertThat(first.isOnly()).isTrue();
        assertThat(play.onlyMoves()).isPositive();
        Position end = root.copy();
        for (BestPlay.Step step : play.steps()) {
            ExactVerdict verdict = ExactVerdict.of(end, KPK).orElseThrow();
            assertThat(verdict.value(step.move())).isEqualTo(verdict.distance());
            assertThat(step.keeping()).isEqualTo(verdict.keeping().size());
            end.make(step.move());
        }
        assertThat(KPK.plies(end)).isZero();
    }

    @Test
    void aDrawHasNoLine() throws NotationException {
        assertThat(BestPlay.from(Fen.parse("3k4/8/3K4/3P4/8/8/8/8 w - - 0 1"), KPK))
                .isPresent();
        assertThat(BestPlay.from(Fen.parse("3k4/8/3K4/8/8/8/8/8 w - - 0 1"), KPK))
                .isEmpty();
        assertThat(BestPlay.from(Fen.parse("8/8/8/4k3/8/4K3/4P3/8 w - - 0 1"), KPK))
                .isEmpty();
    }

    @Test
    void whatOneMoveKeepsTheOthersThrowAway() throws NotationException {
        ExactVerdict verdict = ExactVerdict.of(Fen.parse(OPPOSITION), KPK).orElseThrow();
        assertThat(verdict.hasOnlyMove()).isTrue();
        assertThat(verdict.slipping()).hasSize(verdict.choices().size() - 1);
        assertThat(verdict.slipping()).allMatch(choice -> choice.value().isDraw());
    }

    @Test
    void waitingIsWorthWhatTheOtherSideToMoveIsWorth() throws NotationException {
        Position drawn = Fen.parse("8/8/8/4k3/8/4K3/4P3/8 w - - 0 1");
        assertThat(ExactVerdict.waiting(drawn, KPK)).hasValueSatisfying(value -> {
            assertThat(value.isWin()).isTrue();
            assertThat(value.moves()).isEqualTo(20);
        });
        assertThat(ExactVerdict.waiting(Fen.parse("8/8/8/4k3/3P4/4K3/8/8 b - - 0 1"), KPK))
                .as("in check")
                .isEmpty();
    }
}
