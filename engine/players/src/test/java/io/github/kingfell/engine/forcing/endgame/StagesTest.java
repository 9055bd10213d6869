package io.github.kingfell.engine.forcing.endgame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.testkit.Positions;
import org.junit.jupiter.api.Test;

class StagesTest {
    private final Position x = Positions.of("4k3/8/8/8/8/8/R7/K7 w - - 0 1");

    private static Stage stage(int number, boolean holds) {
        return new Stage(number, "stage", "", any -> holds, any -> 7, Stage.Scale.NONE);
    }

    @Test
    void theHighestStageCounts() {
        Stages stages = new Stages(stage(0, false), stage(1, true), stage(2, true), stage(3, false));
        assertThat(stages.standing(x)).isEqualTo(Standing.of(2, 7));
        assertThat(stages.highest()).isEqualTo(3);
    }

    @Test
    void disasterWinsOverAll() {
        Stages stages = new Stages(stage(0, true), stage(1, true), stage(2, true));
        assertThat(Standing.stage(stages.standing(x))).isZero();
    }

    @Test
    void gapsAreRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Stages(stage(0, true), stage(2, true)));
        Stages hole = new Stages(stage(0, false), stage(1, false));
        assertThatIllegalStateException().isThrownBy(() -> hole.standing(x));
    }

    @Test
    void standingPutsStageBeforeMeasureAndSmallerMeasureFirst() {
        assertThat(Standing.of(2, 5)).isGreaterThan(Standing.of(2, 6));
        assertThat(Standing.of(3, Standing.LARGEST_MEASURE)).isGreaterThan(Standing.of(2, 0));
        assertThat(Standing.stage(Standing.of(7, 12))).isEqualTo(7);
        assertThat(Standing.measure(Standing.of(7, 12))).isEqualTo(12);
    }
}
