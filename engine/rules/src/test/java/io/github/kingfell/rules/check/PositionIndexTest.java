package io.github.kingfell.rules.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PositionIndexTest {
    /** The index grows beyond any initial capacity, and its positions keep their numbers. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 17, 1_000, 100_000})
    void numbersPositionsInTheirOrder(int expected) {
        PositionIndex index = new PositionIndex(expected);
        assertThat(index.size()).isZero();
        long[] positions = new Random(5).longs().distinct().limit(3_000).toArray();
        // Neighbouring numbers too, as the positions of one ending have.
        for (int i = 0; i < 1_000; i++) {
            positions[i] = i;
        }
        for (int number = 0; number < positions.length; number++) {
            assertThat(index.find(positions[number])).isEqualTo(PositionIndex.UNKNOWN);
            assertThat(index.add(positions[number])).isEqualTo(number);
            assertThat(index.find(positions[number])).isEqualTo(number);
        }
        assertThat(index.size()).isEqualTo(positions.length);
        for (int number = 0; number < positions.length; number++) {
            assertThat(index.get(number)).isEqualTo(positions[number]);
            assertThat(index.find(positions[number])).isEqualTo(number);
        }
        assertThat(index.find(-1)).isEqualTo(PositionIndex.UNKNOWN);
    }
}
