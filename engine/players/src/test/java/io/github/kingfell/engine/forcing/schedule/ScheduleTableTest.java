package io.github.kingfell.engine.forcing.schedule;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.engine.forcing.endgame.Schedule;
import io.github.kingfell.rules.board.Move;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ScheduleTableTest {
    private static final int LARGEST_CODE = (1 << Schedule.CODE_BITS) - 1;
    private static final int MOVE = Move.of(63, 62, Move.NORMAL);
    private static final int OTHER_MOVE = Move.of(1, 18, Move.NORMAL);

    private final ScheduleTable table = new ScheduleTable();

    @Test
    void aFreshEntrySaysNothing() {
        int place = table.insert(0);
        assertThat(table.find(0)).isEqualTo(place);
        assertThat(table.insert(0)).isEqualTo(place);
        assertThat(table.after(place)).isEqualTo(ScheduleTable.UNKNOWN);
        assertThat(table.failed(place)).isZero();
        assertThat(table.isSolved(place, ScheduleTable.DEEPEST, 200)).isFalse();
    }

    @Test
    void fieldsDoNotTouchEachOther() {
        table.forgetFailures();
        table.forgetFailures();
        table.forgetFailures();
        int p = table.insert(LARGEST_CODE);
        table.setSolved(p, ScheduleTable.DEEPEST, 254, MOVE);
        table.setFailed(p, ScheduleTable.DEEPEST, Move.NONE);
        assertThat(table.find(LARGEST_CODE)).isEqualTo(p);
        assertThat(table.failed(p)).isEqualTo(ScheduleTable.DEEPEST);
        assertThat(table.solved(p)).isEqualTo(ScheduleTable.DEEPEST);
        assertThat(table.length(p)).isEqualTo(254);
        assertThat(table.move(p)).isEqualTo(MOVE);
        table.setSolved(p, 1, 2, OTHER_MOVE);
        table.setFailed(p, 3, Move.NONE);
        assertThat(table.find(LARGEST_CODE)).isEqualTo(p);
        assertThat(table.failed(p)).isEqualTo(3);
        assertThat(table.isSolved(p, 1, 2)).isTrue();
        assertThat(table.isSolved(p, 1, 1)).isFalse();
        assertThat(table.move(p)).isEqualTo(OTHER_MOVE);
    }

    @Test
    void aPromiseIsKeptBesideAReply() {
        int q = table.insert(5);
        table.setAfter(q, Endgame.NO_GUARANTEE);
        assertThat(table.after(q)).isEqualTo(Endgame.NO_GUARANTEE);
        table.setAfter(q, 0);
        table.setFailed(q, 7, MOVE);
        assertThat(table.after(q)).isZero();
        assertThat(table.failed(q)).isEqualTo(7);
        assertThat(table.move(q)).isEqualTo(MOVE);
    }

    @Test
    void anotherTryForgetsFailuresAlone() {
        int p = table.insert(5);
        table.setSolved(p, 4, 9, MOVE);
        table.setFailed(p, 3, Move.NONE);
        table.forgetFailures();
        assertThat(table.failed(p)).isZero();
        assertThat(table.isSolved(p, 4, 9)).isTrue();
    }

    @Test
    void itGrowsWithWhatIsStoredAndForgetsAll() {
        long seed = 1968;
        Random random = new Random(seed);
        Map<Integer, Integer> expected = new HashMap<>();
        for (int i = 0; i < 100_000; i++) {
            int code = random.nextInt(LARGEST_CODE + 1);
            int promise = random.nextInt(100);
            table.setAfter(table.insert(code), promise);
            expected.put(code, promise);
        }
        table.fetch(new int[] {0, LARGEST_CODE}, 2);
        expected.forEach((code, promise) ->
                assertThat(table.after(table.find(code))).as("seed " + seed).isEqualTo(promise));
        table.clear();
        expected.forEach(
                (code, promise) -> assertThat(table.after(table.insert(code))).isEqualTo(ScheduleTable.UNKNOWN));
    }
}
