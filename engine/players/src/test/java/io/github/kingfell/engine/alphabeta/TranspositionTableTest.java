package io.github.kingfell.engine.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.engine.alphabeta.evaluation.Value;
import io.github.kingfell.rules.testkit.ScarceMemory;
import java.util.Random;
import org.junit.jupiter.api.Test;

class TranspositionTableTest {
    private final TranspositionTable table = new TranspositionTable(1);

    @Test
    void givesBackWhatWasStored() {
        table.store(0x123456789ABCDEFL, 0xABCD, -31_990, -15_000, 117, TranspositionTable.LOWER);
        long entry = table.probe(0x123456789ABCDEFL);
        assertThat(TranspositionTable.move(entry)).isEqualTo(0xABCD);
        assertThat(TranspositionTable.value(entry)).isEqualTo(-31_990);
        assertThat(TranspositionTable.evaluation(entry)).isEqualTo(-15_000);
        assertThat(TranspositionTable.depth(entry)).isEqualTo(117);
        assertThat(TranspositionTable.bound(entry)).isEqualTo(TranspositionTable.LOWER);
    }

    @Test
    void remembersThatThereIsNoEvaluation() {
        table.store(5, 1, 0, Value.NONE, -1, TranspositionTable.UPPER);
        assertThat(TranspositionTable.evaluation(table.probe(5))).isEqualTo(Value.NONE);
        assertThat(TranspositionTable.depth(table.probe(5))).isEqualTo(-1);
    }

    @Test
    void doesNotKnowOtherKeys() {
        table.store(0x123456789ABCDEFL, 1, 2, 3, 4, TranspositionTable.EXACT);
        assertThat(table.probe(0x123456789ABCDEFL ^ 1L << 63)).isZero();
        assertThat(table.probe(0)).isZero();
    }

    @Test
    void keepsTheMoveWhenANewResultHasNone() {
        table.store(77, 4711, 10, 0, 3, TranspositionTable.LOWER);
        table.store(77, 0, 5, 0, 4, TranspositionTable.UPPER);
        assertThat(TranspositionTable.move(table.probe(77))).isEqualTo(4711);
        assertThat(TranspositionTable.value(table.probe(77))).isEqualTo(5);
    }

    @Test
    void keepsDeepResultsOfThisSearchAndGivesUpOldOnes() {
        table.store(77, 1, 10, 0, 20, TranspositionTable.LOWER);
        table.store(77, 1, 5, 0, 2, TranspositionTable.LOWER);
        assertThat(TranspositionTable.depth(table.probe(77))).isEqualTo(20);
        table.nextGeneration();
        table.store(77, 1, 5, 0, 2, TranspositionTable.LOWER);
        assertThat(TranspositionTable.depth(table.probe(77))).isEqualTo(2);
    }

    @Test
    void forgetsEverythingAtOnceWhenCleared() {
        Random random = new Random(1);
        long[] keys = random.longs(10_000).toArray();
        for (long key : keys) {
            table.store(key, 1, 2, 3, 4, TranspositionTable.EXACT);
        }
        assertThat(table.hashfull()).isPositive();
        table.clear();
        assertThat(table.hashfull()).isZero();
        for (long key : keys) {
            assertThat(table.probe(key)).isZero();
        }
    }

    @Test
    void clearingLeavesTheWorkToTheFirstTouch() {
        table.store(5, 1, 2, 3, 4, TranspositionTable.EXACT);
        assertThat(table.isWiped(5)).isTrue();
        table.clear();
        assertThat(table.isWiped(5)).isFalse();
        assertThat(table.probe(5)).isZero();
        assertThat(table.isWiped(5)).isTrue();
    }

    @Test
    void aSearchProvesABoundOrAValue() {
        assertThat(TranspositionTable.bound(10, 10, 20)).isEqualTo(TranspositionTable.UPPER);
        assertThat(TranspositionTable.bound(11, 10, 20)).isEqualTo(TranspositionTable.EXACT);
        assertThat(TranspositionTable.bound(20, 10, 20)).isEqualTo(TranspositionTable.LOWER);
    }

    @Test
    void anEntryCutsOffOnlyOnTheSideThatItsBoundProves() {
        table.store(5, 1, 10, 0, 4, TranspositionTable.LOWER);
        table.store(6, 1, 10, 0, 4, TranspositionTable.UPPER);
        table.store(7, 1, 10, 0, 4, TranspositionTable.EXACT);
        assertThat(TranspositionTable.cutsOff(table.probe(5), 10, 10)).isTrue();
        assertThat(TranspositionTable.cutsOff(table.probe(5), 10, 11)).isFalse();
        assertThat(TranspositionTable.cutsOff(table.probe(6), 10, 10)).isFalse();
        assertThat(TranspositionTable.cutsOff(table.probe(6), 10, 11)).isTrue();
        assertThat(TranspositionTable.cutsOff(table.probe(7), 10, 10)).isTrue();
        assertThat(TranspositionTable.cutsOff(table.probe(7), 10, 11)).isTrue();
    }

    @Test
    void hashfullReachesAThousand() {
        new Random(2).longs(1_000_000).forEach(key -> table.store(key, 1, 2, 3, 4, TranspositionTable.EXACT));
        assertThat(table.hashfull()).isBetween(990, 1000);
    }

    @Test
    void takesTheGreatestPowerOfTwo() {
        assertThat(table.resize(7)).isEqualTo(4);
        assertThat(table.resize(1)).isEqualTo(1);
        assertThat(table.resize(160)).isEqualTo(128);
        table.store(-1, 1, 2, 3, 4, TranspositionTable.EXACT);
        assertThat(table.probe(-1)).isNotZero();
    }

    @Test
    void usesEverySegment() {
        assertThat(table.resize(256)).isEqualTo(256);
        long[] keys = new Random(3).longs(1_000).toArray();
        for (long key : keys) {
            table.store(key, 1, 2, 3, 4, TranspositionTable.EXACT);
        }
        for (long key : keys) {
            assertThat(table.probe(key)).isNotZero();
        }
    }

    /** Whichever allocation fails, the table is smaller, and it can grow again. */
    @Test
    void withoutMemoryTheTableIsSmaller() {
        ScarceMemory memory = new ScarceMemory();
        TranspositionTable poor = new TranspositionTable(1, memory);
        int granted = 0;
        int at = 0;
        while (granted < 8) {
            memory.failAt(++at);
            granted = poor.resize(8);
            assertThat(granted).isEqualTo(memory.hasFailed() ? 4 : 8);
            poor.store(1, 1, 2, 3, 4, TranspositionTable.EXACT);
            assertThat(poor.probe(1)).isNotZero();
        }
        assertThat(at).isGreaterThan(1);
    }

    @Test
    void withoutAnyMemoryThereIsNoTable() {
        ScarceMemory memory = new ScarceMemory();
        TranspositionTable poor = new TranspositionTable(1, memory);
        memory.exhaust(true);
        assertThatThrownBy(() -> poor.resize(8)).isInstanceOf(OutOfMemoryError.class);
        memory.exhaust(false);
        assertThat(poor.resize(2)).isEqualTo(2);
    }
}
