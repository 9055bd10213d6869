package io.github.kingfell.engine.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.alphabeta.evaluation.ShannonEvaluator;
import io.github.kingfell.engine.alphabeta.evaluation.Value;
import io.github.kingfell.engine.alphabeta.ordering.MovePicker;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.SearchControl;
import org.junit.jupiter.api.Test;

class MovePruningTest {
    /** The rook can be lost on h4. */
    private final Position position = Positions.of("4k3/6p1/5b2/8/8/8/8/1K5R w - - 0 1");

    private int quiet(String move, int depth) {
        return MovePruning.quiet(position, Positions.move(position, move), depth);
    }

    @Test
    void lateMovesArePrunedSoonerWhenTheEvaluationFalls() {
        assertThat(MovePruning.otherQuiets(3, 0, 0, true, 9)).isEqualTo(Value.NONE);
        assertThat(MovePruning.otherQuiets(3, 0, 0, true, 10)).isEqualTo(-Value.INFINITE);
        assertThat(MovePruning.otherQuiets(3, 0, 0, false, 5)).isEqualTo(-Value.INFINITE);
        assertThat(MovePruning.otherQuiets(8, 0, 0, false, 60)).isEqualTo(Value.NONE);
    }

    @Test
    void futileMovesAreWorthTheEvaluationAndAMargin() {
        assertThat(MovePruning.otherQuiets(2, 500, 0, true, 1)).isBetween(1, 500);
        assertThat(MovePruning.otherQuiets(2, 100, 0, true, 1)).isEqualTo(Value.NONE);
        assertThat(MovePruning.otherQuiets(2, 500, 0, true, 0)).as("the first").isEqualTo(Value.NONE);
    }

    @Test
    void aMoveThatLosesTheRookIsPruned() {
        assertThat(quiet("h1h4", 3)).isEqualTo(-Value.INFINITE);
        assertThat(quiet("h1h4", 8)).isEqualTo(Value.NONE);
        assertThat(quiet("h1h2", 3)).isEqualTo(Value.NONE);
    }

    @Test
    void aCaptureIsPrunedWhenItLosesTooMuchForTheDepth() {
        Position defended = Positions.of("4k3/8/2p5/3p4/8/8/8/K2R4 w - - 0 1");
        SearchStack stack = new SearchStack(defended, new ShannonEvaluator());
        stack.begin(defended, SearchControl.unlimited(), TablebaseValues.NONE, 0);
        MovePicker picker = stack.picker(1);
        picker.start(defended, Move.NONE);
        int capture = picker.next();
        while (!picker.amongLosingCaptures()) {
            capture = picker.next();
        }
        assertThat(capture).isEqualTo(Positions.move(defended, "d1d5"));
        assertThat(MovePruning.noisy(defended, picker, capture, 2)).isEqualTo(-Value.INFINITE);
        assertThat(MovePruning.noisy(defended, picker, capture, 6)).isEqualTo(Value.NONE);
    }
}
