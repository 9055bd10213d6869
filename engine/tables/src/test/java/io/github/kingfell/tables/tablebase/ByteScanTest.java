package io.github.kingfell.tables.tablebase;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class ByteScanTest {
    /** All beginnings, ends and values of a short array with few different values; a plain loop is the judge. */
    @Test
    void theFirstPlaceIsFound() {
        byte[] values = {-128, -127, -1, 0, 1, 127};
        Random random = new Random(2);
        for (int trial = 0; trial < 3; trial++) {
            byte[] bytes = new byte[40];
            for (int i = 0; i < bytes.length; i++) {
                bytes[i] = values[random.nextInt(6) * random.nextInt(2)];
            }
            for (byte value : values) {
                for (int from = 0; from <= bytes.length; from++) {
                    for (int to = from; to <= bytes.length; to++) {
                        int expected = from;
                        while (expected < to && bytes[expected] != value) {
                            expected++;
                        }
                        assertThat(ByteScan.next(bytes, from, to, value)).isEqualTo(expected);
                    }
                }
            }
        }
    }
}
