package io.github.kingfell.tables.distance;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.San;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

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

    /** The loser's only moves do not count, nor those of a side that has no other. */
    @Test
    void onlyMovesAreTheWinners() {
        Distance win = Distance.ofMate(3);
        Distance loss = Distance.ofMate(2);
        BestPlay play = new BestPlay(List.of(
                new BestPlay.Step(1, win, 1, 8),
                new BestPlay.Step(2, loss, 1, 5),
                new BestPlay.Step(3, win, 2, 8),
                new BestPlay.Step(4, loss, 1, 1),
                new BestPlay.Step(5, win, 1, 1),
                new BestPlay.Step(6, win, 1, 2)));
        assertThat(play.steps().stream().map(BestPlay.Step::isOnly))
                .containsExactly(true, true, false, false, false, true);
        assertThat(play.onlyMoves()).isEqualTo(2);
        assertThat(play.moves()).containsExactly(1, 2, 3, 4, 5, 6);
    }

    /** Of equal moves the first that leaves the fewest best replies. */
    @ParameterizedTest
    @ValueSource(
            strings = {"8/8/8/8/8/3k4/8/K6R w - - 0 1", "8/8/8/8/8/3k4/8/K6R b - - 0 1", "8/8/8/4k3/8/8/8/KQ6 w - - 0 1"
            })
    void theOpponentIsLeftTheFewestMoves(String fen) throws NotationException {
        TableProbe probe = TableLibrary.withShippedTables().reader();
        Position position = Fen.parse(fen);
        for (BestPlay.Step step : BestPlay.from(position, probe).orElseThrow().steps()) {
            int fewest = Integer.MAX_VALUE;
            int chosen = Move.NONE;
            for (ExactVerdict.MoveValue choice :
                    ExactVerdict.of(position, probe).orElseThrow().best()) {
                position.make(choice.move());
                int left = ExactVerdict.of(position, probe).orElseThrow().best().size();
                position.unmake(choice.move());
                if (left < fewest) {
                    fewest = left;
                    chosen = choice.move();
                }
            }
            assertThat(step.move()).as(Fen.format(position)).isEqualTo(chosen);
            position.make(step.move());
        }
        assertThat(probe.plies(position)).isZero();
    }

    /** With one legal move, with several good ones, and with one good one among several. */
    @ParameterizedTest
    @CsvSource({"k7/3Q4/1K6/8/8/8/8/8 b - - 0 1, false", "8/8/8/8/8/3k4/8/K6R w - - 0 1, false", OPPOSITION + ", true"})
    void anOnlyMoveIsOneOfSeveral(String fen, boolean only) throws NotationException {
        TableProbe probe = TableLibrary.withShippedTables().reader();
        assertThat(ExactVerdict.of(Fen.parse(fen), probe).orElseThrow().hasOnlyMove())
                .isEqualTo(only);
    }
}
