package io.github.kingfell.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HashMemoryTest {
    /** All in megabytes. With 3000 of heap, 222 are for the exact tables and a search. */
    @ParameterizedTest
    @CsvSource({"1, 1, 1", "256, 64, 160", "3000, 1778, 2218", "1099511627776, 2147483647, 2147483647"})
    void whatFitsIntoAHeap(long heap, int offered, int granted) {
        assertThat(HashMemory.mostOffered(heap)).isEqualTo(offered);
        assertThat(HashMemory.mostGranted(heap)).isEqualTo(granted);
    }

    @Test
    void whatIsOfferedIsGranted() {
        assertThat(HashMemory.mostOffered()).isPositive().isLessThanOrEqualTo(HashMemory.mostGranted());
    }
}
