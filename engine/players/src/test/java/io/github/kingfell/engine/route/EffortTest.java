package io.github.kingfell.engine.route;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.search.TimeBudget;
import org.junit.jupiter.api.Test;

class EffortTest {
    @Test
    void theProverNeedsAShareAndTimeToBegin() {
        assertThat(Effort.allowsProver(50, new TimeBudget(10, 50))).isTrue();
        assertThat(Effort.allowsProver(50, new TimeBudget(10, 49))).isFalse();
        assertThat(Effort.allowsProver(0, TimeBudget.UNLIMITED)).isFalse();
    }
}
