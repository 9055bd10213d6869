package io.github.kingfell.prover.dfpn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class KeyIndexTest {
    @Test
    void itHoldsWhatAMapHolds() {
        Random random = new Random(7);
        KeyIndex index = new KeyIndex();
        Map<Long, Integer> expected = new HashMap<>();
        for (int i = 0; i < 20_000; i++) {
            // Few enough to recur, many of them with the same low bits, and 0 among them.
            long key = (long) random.nextInt(10_000) << random.nextInt(2) * 40;
            assertThat(index.get(key)).isEqualTo(expected.getOrDefault(key, KeyIndex.NONE));
            index.put(key, i);
            expected.put(key, i);
        }
        expected.forEach((key, number) -> assertThat(index.get(key)).isEqualTo(number));
        assertThat(index.size()).isEqualTo(expected.size());
    }
}
