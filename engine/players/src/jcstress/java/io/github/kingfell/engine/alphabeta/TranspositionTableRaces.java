package io.github.kingfell.engine.alphabeta;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;
import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE_INTERESTING;
import static org.openjdk.jcstress.annotations.Expect.FORBIDDEN;

import java.util.concurrent.atomic.AtomicLong;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;
import org.openjdk.jcstress.infra.results.I_Result;

/**
 * An entry of the transposition table is found whole or not at all. All states share one table and have keys of their
 * own. A result is 11 for the first entry, 22 for the second, 0 where none is found.
 */
public final class TranspositionTableRaces {
    private static final AtomicLong KEYS = new AtomicLong(1);

    private TranspositionTableRaces() {}

    private static long key() {
        return KEYS.addAndGet(0x9E3779B97F4A7C15L);
    }

    private static void store(TranspositionTable table, long key, int which) {
        table.store(key, which, 0, which, which, TranspositionTable.EXACT);
    }

    private static int found(TranspositionTable table, long key) {
        long data = table.probe(key);
        if (data == 0) {
            return 0;
        }
        // The evaluation and the depth lie in other bytes than the move.
        int move = TranspositionTable.move(data);
        boolean whole = TranspositionTable.depth(data) == TranspositionTable.evaluation(data);
        return whole ? 10 * move + TranspositionTable.depth(data) : -1;
    }

    /** One thread replaces an entry while another looks it up. */
    @JCStressTest
    @Outcome(id = "11", expect = ACCEPTABLE, desc = "the old entry")
    @Outcome(id = "22", expect = ACCEPTABLE, desc = "the new entry")
    @Outcome(id = "0", expect = ACCEPTABLE_INTERESTING, desc = "torn, hence not found")
    @Outcome(expect = FORBIDDEN, desc = "parts of two entries")
    @State
    public static class Replaced {
        private static final TranspositionTable TABLE = new TranspositionTable(1);
        private final long key = key();

        public Replaced() {
            store(TABLE, key, 1);
        }

        @Actor
        public void writer() {
            store(TABLE, key, 2);
        }

        @Actor
        public void reader(I_Result result) {
            result.r1 = found(TABLE, key);
        }
    }

    /** Two threads store the same position. */
    @JCStressTest
    @Outcome(
            id = {"11", "22"},
            expect = ACCEPTABLE,
            desc = "one of the two")
    @Outcome(id = "0", expect = ACCEPTABLE_INTERESTING, desc = "torn, hence not found, or replaced by another state")
    @Outcome(expect = FORBIDDEN, desc = "parts of two entries")
    @State
    public static class StoredTwice {
        private static final TranspositionTable TABLE = new TranspositionTable(1);
        private final long key = key();

        @Actor
        public void one() {
            store(TABLE, key, 1);
        }

        @Actor
        public void two() {
            store(TABLE, key, 2);
        }

        @Arbiter
        public void after(I_Result result) {
            result.r1 = found(TABLE, key);
        }
    }

    /** A cleared table is wiped by two threads at once, each of which then stores an entry of its own. */
    @JCStressTest
    @Outcome(id = "11, 22", expect = ACCEPTABLE, desc = "both are found")
    @Outcome(
            id = {"0, 22", "11, 0", "0, 0"},
            expect = ACCEPTABLE_INTERESTING,
            desc = "an entry was wiped, here or by another state")
    @Outcome(expect = FORBIDDEN, desc = "an entry that nobody stored")
    @State
    public static class ClearedWhileStored {
        private static final TranspositionTable TABLE = new TranspositionTable(1);
        private final long key = key();

        public ClearedWhileStored() {
            TABLE.clear();
        }

        @Actor
        public void one() {
            store(TABLE, key, 1);
        }

        @Actor
        public void two() {
            store(TABLE, key ^ 1L << 63, 2);
        }

        @Arbiter
        public void after(II_Result result) {
            result.r1 = found(TABLE, key);
            result.r2 = found(TABLE, key ^ 1L << 63);
        }
    }
}
