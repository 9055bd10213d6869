package io.github.kingfell.engine.forcing.growth;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.forcing.endgame.Comparison;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The hash table of positions, by its two subclasses; a map is the judge. */
class PositionTableTest {
    private static final int KEYS = 10 * PositionTable.SMALLEST;

    private final VerdictTable verdicts = new VerdictTable();

    /** Many keys share their low bits, so that slots collide; the table grows twice. */
    private static long[] keys(long seed) {
        Random random = new Random(seed);
        long[] keys = new long[KEYS];
        for (int i = 0; i < KEYS; i++) {
            keys[i] = i % 2 == 0 ? random.nextLong() : (long) i << 40 | i % 64;
        }
        return keys;
    }

    @Test
    void valuesSurviveWhenTheTableGrows() {
        Map<Long, Integer> expected = new HashMap<>();
        for (long key : keys(1)) {
            int number = expected.size();
            int place = verdicts.insert(key);
            assertThat(verdicts.isCompared(place)).isFalse();
            verdicts.setCompared(place, number, Comparison.values()[number % 3]);
            verdicts.setFailed(place, number % 100);
            verdicts.setSolved(place, number % 101, -number);
            expected.put(key, number);
        }
        expected.forEach((key, number) -> {
            int place = verdicts.find(key);
            assertThat(verdicts.insert(key)).isEqualTo(place);
            assertThat(verdicts.isCompared(place)).isTrue();
            assertThat(verdicts.standing(place)).isEqualTo((long) number);
            assertThat(verdicts.comparison(place)).isEqualTo(Comparison.values()[number % 3]);
            assertThat(verdicts.failed(place)).isEqualTo(number % 100);
            assertThat(verdicts.solved(place)).isEqualTo(number % 101);
            assertThat(verdicts.reached(place)).isEqualTo(-number);
        });
    }

    @Test
    void aKeyNeverInsertedHasNoSlot() {
        for (long key : keys(1)) {
            verdicts.insert(key);
        }
        Random other = new Random(2);
        for (int i = 0; i < 1000; i++) {
            assertThat(verdicts.find(other.nextLong())).isEqualTo(PositionTable.NOWHERE);
        }
    }

    /** A cleared table knows nothing, though the old entries still lie in it. */
    @Test
    void clearForgetsValues() {
        for (int round = 0; round < 3; round++) {
            for (long key : keys(1)) {
                assertThat(verdicts.find(key)).isEqualTo(PositionTable.NOWHERE);
                int place = verdicts.insert(key);
                assertThat(verdicts.isCompared(place)).isFalse();
                assertThat(verdicts.failed(place)).isZero();
                assertThat(verdicts.solved(place)).isEqualTo(VerdictTable.NEVER);
                verdicts.setCompared(place, 5, Comparison.WORSE);
                verdicts.setFailed(place, 3);
                verdicts.setSolved(place, 4, 6);
            }
            verdicts.clear();
        }
    }
}
