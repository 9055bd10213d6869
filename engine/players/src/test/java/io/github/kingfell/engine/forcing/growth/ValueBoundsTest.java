package io.github.kingfell.engine.forcing.growth;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class ValueBoundsTest {
    private static final int LEAST = -1000;
    private static final int MOST = 2000;

    private final ValueBounds bounds = new ValueBounds(LEAST, MOST);

    /**
     * A search with a window returns the value inside it, and a bound outside. Whatever windows were searched before, a
     * stored bound is true, and a window that was decided stays decided.
     */
    @Test
    void boundsAreTrueAndAreKept() {
        Random random = new Random(7);
        for (int trial = 0; trial < 3000; trial++) {
            long key = random.nextLong();
            int value = random.nextInt(100);
            for (int search = 0; search < 6; search++) {
                int low = random.nextInt(99);
                int high = low + 1 + random.nextInt(100 - low);
                int known = bounds.outside(key, low, high);
                if (known != ValueBounds.UNKNOWN) {
                    assertThat(known >= high ? value >= known : known <= low && value <= known)
                            .isTrue();
                }
                bounds.store(key, found(value, low, high, random), low, high);
                if (value <= low || value >= high) {
                    assertThat(bounds.outside(key, low, high)).isNotEqualTo(ValueBounds.UNKNOWN);
                }
            }
        }
    }

    /** Fail-soft: at most the value when it is too high, at least the value when it is too low. */
    private static int found(int value, int low, int high, Random random) {
        if (value >= high) {
            return high + random.nextInt(value - high + 1);
        }
        return value <= low ? value + random.nextInt(low - value + 1) : value;
    }

    @Test
    void anExactValueDecidesBothSides() {
        bounds.store(5, 40, 0, 100);
        assertThat(bounds.outside(5, 40, 60)).isEqualTo(40);
        assertThat(bounds.outside(5, 20, 40)).isEqualTo(40);
        assertThat(bounds.outside(5, 39, 41)).isEqualTo(ValueBounds.UNKNOWN);
        assertThat(bounds.outside(6, 40, 60)).isEqualTo(ValueBounds.UNKNOWN);
    }

    @Test
    void forgottenBoundsAreGone() {
        bounds.store(5, 40, 0, 100);
        bounds.forget(5);
        assertThat(bounds.outside(5, 60, 80)).isEqualTo(ValueBounds.UNKNOWN);
        assertThat(bounds.outside(5, LEAST, LEAST + 1)).isEqualTo(ValueBounds.UNKNOWN);
        assertThat(bounds.outside(5, MOST - 1, MOST)).isEqualTo(ValueBounds.UNKNOWN);
    }
}
