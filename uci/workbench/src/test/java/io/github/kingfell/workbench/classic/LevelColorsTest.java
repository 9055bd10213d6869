package io.github.kingfell.workbench.classic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class LevelColorsTest {
    @Test
    void levelsHaveColoursAndTheHighestShareOne() {
        assertThat(List.of(LevelColors.of(0), LevelColors.of(1), LevelColors.of(2), LevelColors.of(3)))
                .doesNotHaveDuplicates();
        assertThat(LevelColors.of(9)).isEqualTo(LevelColors.of(3));
        assertThat(LevelColors.width(2)).isGreaterThan(LevelColors.width(1));
        assertThat(LevelColors.width(9)).isEqualTo(LevelColors.width(3));
    }
}
