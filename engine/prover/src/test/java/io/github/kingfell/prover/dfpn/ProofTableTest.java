package io.github.kingfell.prover.dfpn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.testkit.ScarceMemory;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProofTableTest {
    /** Entries of a bucket. Keys this small all fall into the first one. */
    private static final int BUCKET = 4;

    private final ProofTable table = new ProofTable();
    private final ProofEntry entry = new ProofEntry();

    @BeforeEach
    void allocate() {
        table.resize(1);
    }

    /** A key known to be unproved, with this much work spent. */
    private void store(long key, int work) {
        table.storeOpen(key, 3, 4, 0, 5, work);
    }

    @Test
    void factsComeBackAtTheirExtremes() {
        table.storeSolved(-1, 0xFFFF, ProofEntry.UNPROVEN, ProofEntry.NEVER, 64);
        assertThat(table.find(-1, entry)).isTrue();
        assertThat(entry.move).isEqualTo(0xFFFF);
        assertThat(entry.provenLength).isEqualTo(ProofEntry.UNPROVEN);
        assertThat(entry.disprovenLength).isEqualTo(ProofEntry.NEVER);

        table.storeSolved(0, 0, 0, 0, 0);
        assertThat(table.find(0, entry)).isTrue();
        assertThat(entry.move).isZero();
        assertThat(entry.provenLength).isZero();
        assertThat(entry.disprovenLength).isZero();

        table.storeSolved(1, 7, DfPn.MAX_BOUND, DfPn.MAX_BOUND - 1, 1);
        assertThat(table.find(1, entry)).isTrue();
        assertThat(entry.move).isEqualTo(7);
        assertThat(entry.provenLength).isEqualTo(DfPn.MAX_BOUND).isLessThan(ProofEntry.NEVER);
        assertThat(entry.disprovenLength).isEqualTo(DfPn.MAX_BOUND - 1);
    }

    @Test
    void numbersComeBackAtTheirExtremes() {
        // More moves left are kept as 255: they only steer the search.
        table.storeOpen(2, 1, 1, 0, DfPn.MAX_BOUND, 0);
        assertThat(table.find(2, entry)).isTrue();
        assertThat(entry.left).isEqualTo(255);
        assertThat(entry.untested).isFalse();

        table.storeOpen(-1, ProofNumbers.LARGEST, 1, 255, 0, 64);
        assertThat(table.find(-1, entry)).isTrue();
        assertThat(entry.proof).isEqualTo(ProofNumbers.LARGEST);
        assertThat(entry.disproof).isEqualTo(1);
        assertThat(entry.likelyLength).isEqualTo(255);
        assertThat(entry.left).isZero();
        assertThat(entry.untested).isFalse();
        assertThat(entry.disprovenLength).isZero();
        assertThat(entry.provenLength).isEqualTo(ProofEntry.UNPROVEN);

        table.storeFirst(0, 1, ProofNumbers.LARGEST, 0, 255, true, true);
        assertThat(table.find(0, entry)).isTrue();
        assertThat(entry.proof).isEqualTo(1);
        assertThat(entry.disproof).isEqualTo(ProofNumbers.LARGEST);
        assertThat(entry.likelyLength).isZero();
        assertThat(entry.left).isEqualTo(255);
        assertThat(entry.untested).isTrue();
        assertThat(entry.disprovenLength).isEqualTo(1);
    }

    /**
     * A number that has passed a threshold still passes it after rounding, and small numbers, powers of two and the
     * largest are kept exactly.
     */
    @Test
    void numbersAreRoundedUpAndByLittle() {
        Random random = new Random(7);
        for (int i = 0; i < 200_000; i++) {
            int number = 1 + (random.nextInt(ProofNumbers.LARGEST) >>> random.nextInt(30));
            int other = i % 30 == 0 ? ProofNumbers.LARGEST : 1 << i % 30;
            table.storeOpen(1, number, other, 0, 0, 0);
            table.find(1, entry);
            assertThat(entry.disproof).isEqualTo(other);
            assertThat(entry.proof).isBetween(number, number + number / 2048);
            if (number < 4096) {
                assertThat(entry.proof).isEqualTo(number);
            }
        }
    }

    /**
     * A map is the model: an entry may be lost, but an entry found is the one stored last for that key. In one array or
     * several.
     */
    @ParameterizedTest
    @ValueSource(ints = {Integer.MAX_VALUE, 1 << 14, 1_000})
    void whatIsFoundWasStoredForThatKey(int segmentBuckets) {
        ProofTable some = new ProofTable(segmentBuckets);
        assertThat(some.resize(1)).isEqualTo(1);
        assertThat(some.bytes()).isBetween((1L << 20) - (1 << 11), 1L << 20);
        Map<Long, Integer> model = new HashMap<>();
        Random random = new Random(3);
        int found = 0;
        for (int i = 1; i <= 200_000; i++) {
            long key = new Random(random.nextInt(60_000)).nextLong();
            some.storeSolved(key, i & 0xFFFF, i >>> 16, i & 0x7F, i & 0xF);
            model.put(key, i);
            long wanted = new Random(random.nextInt(70_000)).nextLong();
            if (some.find(wanted, entry)) {
                found++;
                int expected = model.getOrDefault(wanted, 0);
                assertThat(entry.provenLength).isEqualTo(expected >>> 16);
                assertThat(entry.move).isEqualTo(expected & 0xFFFF);
                assertThat(entry.disprovenLength).isEqualTo(expected & 0x7F);
            }
        }
        assertThat(found).isGreaterThan(50_000);
        assertThat(some.hashfull()).isBetween(600, 1000);
        Map<Long, Integer> visited = new HashMap<>();
        some.forEach((key, data) -> visited.merge(key, 1, Integer::sum));
        model.forEach(
                (key, stored) -> assertThat(visited.getOrDefault(key, 0)).isEqualTo(some.find(key, entry) ? 1 : 0));
        assertThat(model).containsKeys(visited.keySet().toArray(Long[]::new));
    }

    /**
     * A key distinguishes the attackers and gives the position's key back; open entries lie in the bucket of the solved
     * one.
     */
    @Test
    void keys() {
        long key = 0x123456789ABCDEFL;
        assertThat(ProofTable.key(key, Color.WHITE)).isNotEqualTo(ProofTable.key(key, Color.BLACK));
        for (int attacker = 0; attacker < 2; attacker++) {
            assertThat(ProofTable.positionKey(ProofTable.key(key, attacker), attacker))
                    .isEqualTo(key);
        }
        long[] numbers = IntStream.range(0, 1_000)
                .mapToLong(ply -> ProofTable.openKey(key, ply))
                .toArray();
        assertThat(numbers).doesNotHaveDuplicates().doesNotContain(key);
        assertThat(LongStream.of(numbers).map(one -> one >>> 32).distinct()).containsExactly(key >>> 32);
    }

    /**
     * Entries that are visited one by one and stored in a transposition table of another size, in another game, stay
     * the same, solved and open.
     */
    @Test
    void whatIsToldCanBeRestored() {
        long[] keys = new Random(11).longs(600).toArray();
        store(17, 1);
        table.clear();
        for (int i = 0; i < keys.length; i += 2) {
            table.storeSolved(keys[i], i, i % 200, i % 100, i % 64);
            table.storeFirst(keys[i + 1], 5 + i, 7000 + i, i % 256, i % 200, i % 4 == 0, i % 6 == 0);
        }
        ProofTable other = new ProofTable(5_000);
        other.resize(3);
        other.clear();
        other.clear();
        int[] told = {0};
        table.forEach((key, data) -> {
            other.restore(key, data);
            told[0]++;
        });
        assertThat(told[0]).as("does not cover moves played before").isEqualTo(keys.length);
        ProofEntry restored = new ProofEntry();
        for (long key : keys) {
            assertThat(table.find(key, entry)).isTrue();
            assertThat(other.find(key, restored)).isTrue();
            assertThat(restored).usingRecursiveComparison().isEqualTo(entry);
        }
    }

    /** The work is restored too: in a full bucket the cheapest entry is replaced. */
    @Test
    void whatIsRestoredHasCostWhatItCost() {
        for (int i = 1; i <= BUCKET; i++) {
            store(i, 10 - i % 3);
        }
        ProofTable other = new ProofTable();
        other.resize(1);
        table.forEach(other::restore);
        other.storeOpen(5, 3, 4, 0, 5, 9);
        assertThat(other.find(2, entry)).isFalse();
        for (long key : new long[] {1, 3, 4, 5}) {
            assertThat(other.find(key, entry)).as("key %d", key).isTrue();
        }
    }

    @Test
    void aKeyIsStoredOnce() {
        store(1, 9);
        for (int i = 0; i < 10; i++) {
            table.storeOpen(2, i, i, 0, 0, 0);
        }
        store(3, 9);
        store(4, 9);
        assertThat(table.find(1, entry)).isTrue();
        assertThat(table.find(2, entry)).isTrue();
        assertThat(entry.proof).isEqualTo(9);
    }

    @Test
    void theCheapestOfAFullBucketGivesWay() {
        store(1, 9);
        store(2, 5);
        store(3, 7);
        store(4, 8);
        store(5, 0);
        assertThat(table.find(2, entry)).isFalse();
        for (long key : new long[] {1, 3, 4, 5}) {
            assertThat(table.find(key, entry)).as("key %d", key).isTrue();
        }
    }

    @Test
    void aProofStaysBeforeAnythingOpen() {
        table.storeSolved(1, 17, 6, 0, 1);
        for (long key = 2; key <= BUCKET; key++) {
            store(key, 63);
        }
        store(5, 1);
        assertThat(table.find(1, entry)).isTrue();
        assertThat(entry.provenLength).isEqualTo(6);
    }

    /** Only a mate is kept before an open entry. A disproof is ranked by its work. */
    @Test
    void whatIsDisprovenGoesByItsWork() {
        table.storeSolved(1, 0, ProofEntry.UNPROVEN, 5, 1);
        for (long key = 2; key <= BUCKET + 1; key++) {
            store(key, 9);
        }
        assertThat(table.find(1, entry)).isFalse();
        assertThat(table.find(2, entry)).isTrue();
    }

    @Test
    void aMateThatCostNothingGivesWayToWork() {
        table.storeSolved(1, 17, 1, 0, 0);
        for (long key = 2; key <= BUCKET + 1; key++) {
            store(key, 1);
        }
        assertThat(table.find(1, entry)).isFalse();
        for (long key = 2; key <= BUCKET + 1; key++) {
            assertThat(table.find(key, entry)).as("key %d", key).isTrue();
        }
    }

    @Test
    void whatAnEarlierGameLeftGivesWayFirst() {
        table.storeSolved(1, 17, 6, 0, 60);
        table.clear();
        for (long key = 2; key <= BUCKET + 1; key++) {
            store(key, 0);
        }
        for (long key = 2; key <= BUCKET + 1; key++) {
            assertThat(table.find(key, entry)).as("key %d", key).isTrue();
        }
    }

    /** Also when the counter of the games wraps around. */
    @Test
    void nothingIsFoundAfterClearing() {
        long[] keys = new Random(5).longs(20).toArray();
        for (long key : keys) {
            store(key, 1);
            assertThat(table.find(key, entry)).isTrue();
        }
        for (int game = 1; game < (1 << 15) + 3; game++) {
            table.clear();
            for (long key : keys) {
                if (table.find(key, entry)) {
                    assertThat(game)
                            .as("a game in which an earlier one's entry is found")
                            .isZero();
                }
            }
        }
        store(keys[0], 1);
        assertThat(table.find(keys[0], entry)).as("in the last game").isTrue();
    }

    @Test
    void allocatingForgets() {
        store(1, 1);
        assertThat(table.resize(2)).isEqualTo(2);
        assertThat(table.find(1, entry)).isFalse();
    }

    @Test
    void tellsHowFullItIs() {
        assertThat(table.hashfull()).isZero();
        Random random = new Random(1);
        int entries = (1 << 20) / ProofTable.BYTES_PER_ENTRY;
        for (int i = 0; i < entries / 4; i++) {
            store(random.nextLong(), 1);
        }
        assertThat(table.hashfull()).isBetween(150, 300);
        for (int i = 0; i < 4 * entries; i++) {
            store(random.nextLong(), 1);
        }
        assertThat(table.hashfull()).isBetween(900, 1000);
        table.clear();
        assertThat(table.hashfull()).isZero();
    }

    /** Two threads write one key, each with data words that belong together. */
    @Test
    void anEntryTornBetweenTwoWritersIsNotFound() throws InterruptedException {
        AtomicBoolean over = new AtomicBoolean();
        Thread writer = new Thread(() -> {
            for (int i = 0; !over.get(); i++) {
                int number = i & 0xFFF;
                table.storeOpen(1, number, number, number & 0xFF, number & 0xFF, 0);
            }
        });
        writer.start();
        try {
            for (int i = 0; i < 1_000_000; i++) {
                int number = i & 0xFFF;
                table.storeOpen(1, number, number, number & 0xFF, number & 0xFF, 0);
                if (table.find(1, entry)) {
                    assertThat(entry.disproof == entry.proof && entry.left == (entry.proof & 0xFF))
                            .isTrue();
                }
            }
        } finally {
            over.set(true);
            writer.join();
        }
    }

    /** Whichever allocation fails, the table is smaller, and it can grow again. */
    @Test
    void withoutMemoryTheTableIsSmaller() {
        ScarceMemory memory = new ScarceMemory();
        ProofTable poor = new ProofTable(1 << 12, memory);
        int granted = 0;
        int at = 0;
        while (granted < 8) {
            memory.failAt(++at);
            granted = poor.resize(8);
            assertThat(granted).isEqualTo(memory.hasFailed() ? 4 : 8);
        }
        assertThat(at).isGreaterThan(1);
    }

    @Test
    void withoutAnyMemoryThereIsNoTable() {
        ScarceMemory memory = new ScarceMemory();
        ProofTable poor = new ProofTable(1 << 12, memory);
        memory.exhaust(true);
        assertThatThrownBy(() -> poor.resize(8)).isInstanceOf(OutOfMemoryError.class);
        memory.exhaust(false);
        assertThat(poor.resize(2)).isEqualTo(2);
    }
}
