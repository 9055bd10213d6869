package io.github.kingfell.engine.forcing.growth;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.forcing.endgame.TreeLimits;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.TimeBudget;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GrowthBudgetTest {
    private final GrowthBudget budget = new GrowthBudget();

    private int countUntilExhausted() {
        int counted = 0;
        while (!budget.isExhausted() && counted < 10_000) {
            budget.count();
            counted++;
        }
        return counted;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 100, 1500})
    void positionsAreALimit(int most) {
        SearchControl control = SearchControl.unlimited();
        budget.begin(new TreeLimits(3, most), control);
        assertThat(countUntilExhausted()).isEqualTo(most);
        assertThat(budget.examined()).isEqualTo(most);
        budget.settle();
        assertThat(control.counter().nodes()).isEqualTo(most);
    }

    /** The nodes of the search are a limit over all its trees. */
    @Test
    void nodesOfTheSearchAreALimit() {
        SearchControl control = new SearchControl(TimeBudget.UNLIMITED, 1700, false);
        budget.begin(new TreeLimits(3, 1000), control);
        assertThat(countUntilExhausted()).isEqualTo(1000);
        budget.settle();
        budget.begin(new TreeLimits(3, 1000), control);
        assertThat(budget.isExhausted()).isFalse();
        assertThat(countUntilExhausted()).isEqualTo(700);
        assertThat(control.counter().nodes()).isEqualTo(1700);
    }

    @Test
    void settlingTwiceBooksOnce() {
        SearchControl control = SearchControl.unlimited();
        budget.begin(new TreeLimits(3, 1000), control);
        budget.count();
        budget.count();
        budget.settle();
        budget.settle();
        assertThat(control.counter().nodes()).isEqualTo(2);
    }

    @Test
    void theTimeOfATreeIsALimit() {
        SearchControl control = SearchControl.unlimited();
        while (control.clock().elapsed() < 2) {
            Thread.onSpinWait();
        }
        budget.begin(new TreeLimits(3, 5000, 1), control);
        assertThat(countUntilExhausted()).isLessThanOrEqualTo(1024);
        assertThat(control.stopRequested()).isFalse();
    }

    @Test
    void aStopEndsTheTree() {
        SearchControl control = SearchControl.unlimited();
        budget.begin(new TreeLimits(3, 5000), control);
        control.stop();
        assertThat(countUntilExhausted()).isOne();
    }
}
