package io.github.kingfell.prover.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class CostQueueTest {
    @Test
    void theQueueGivesTheCheapestFirstAndEqualOnesInOrder() {
        CostQueue queue = new CostQueue(3);
        queue.add(10, 3);
        queue.add(11, 1);
        queue.add(12, 1);
        List<Integer> taken = new ArrayList<>(List.of(queue.take()));
        queue.add(13, 0);
        for (int i = 0; i < 4; i++) {
            taken.add(queue.take());
        }
        queue.add(14, 2);
        taken.add(queue.take());
        assertThat(taken).containsExactly(11, 13, 12, 10, CostQueue.EMPTY, 14);
    }
}
