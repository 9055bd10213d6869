package io.github.kingfell.engine.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.alphabeta.evaluation.Value;
import org.junit.jupiter.api.Test;

class PvTableTest {
    private final PvTable pv = new PvTable();

    @Test
    void aLineIsAMoveAndTheLineOfTheNextPly() {
        pv.clear(3);
        pv.extend(2, 30);
        pv.extend(1, 20);
        assertThat(pv.lineAfter(10, 1)).containsExactly(10, 20, 30);
        assertThat(pv.lineAfter(20, 2)).containsExactly(20, 30);
    }

    @Test
    void aBetterMoveReplacesTheLine() {
        pv.clear(3);
        pv.extend(2, 30);
        pv.extend(1, 20);
        pv.clear(2);
        pv.extend(1, 21);
        assertThat(pv.lineAfter(10, 1)).containsExactly(10, 21);
    }

    @Test
    void whatIsHandedOutStaysAsItIs() {
        pv.clear(2);
        pv.extend(1, 20);
        int[] line = pv.lineAfter(10, 1);
        pv.extend(1, 21);
        assertThat(line).containsExactly(10, 20);
    }

    @Test
    void thereIsRoomForTheLongestLine() {
        pv.clear(Value.MAX_PLY + 1);
        for (int ply = Value.MAX_PLY; ply >= 1; ply--) {
            pv.extend(ply, ply);
        }
        assertThat(pv.lineAfter(0, 1)).hasSize(Value.MAX_PLY + 1).endsWith(Value.MAX_PLY);
    }
}
