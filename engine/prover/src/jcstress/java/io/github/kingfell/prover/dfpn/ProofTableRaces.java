package io.github.kingfell.prover.dfpn;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;
import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE_INTERESTING;
import static org.openjdk.jcstress.annotations.Expect.FORBIDDEN;

import java.util.concurrent.atomic.AtomicLong;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.I_Result;

/**
 * An entry of the prover's table is found whole or not at all: a mate in one with move 1, or no mate in two with move
 * 2. All states share one table and have keys of their own.
 */
public final class ProofTableRaces {
    private static final AtomicLong KEYS = new AtomicLong(1);

    private ProofTableRaces() {}

    private static long key() {
        return KEYS.addAndGet(0x9E3779B97F4A7C15L);
    }

    private static ProofTable table() {
        ProofTable table = new ProofTable();
        table.resize(1);
        return table;
    }

    private static void storeMate(ProofTable table, long key) {
        table.storeSolved(key, 1, 1, 0, 3);
    }

    private static void storeNoMate(ProofTable table, long key) {
        table.storeSolved(key, 2, ProofEntry.UNPROVEN, 2, 5);
    }

    /** Returns 1 for the mate, 2 for its absence, 0 where nothing is found, and -1 for anything else. */
    private static int found(ProofTable table, long key) {
        ProofEntry entry = new ProofEntry();
        if (!table.find(key, entry)) {
            return 0;
        }
        if (entry.move == 1 && entry.provenLength == 1 && entry.disprovenLength == 0) {
            return 1;
        }
        return entry.move == 2 && entry.provenLength == ProofEntry.UNPROVEN && entry.disprovenLength == 2 ? 2 : -1;
    }

    /** One worker replaces an entry while another looks it up. */
    @JCStressTest
    @Outcome(id = "1", expect = ACCEPTABLE, desc = "the old entry")
    @Outcome(id = "2", expect = ACCEPTABLE, desc = "the new entry")
    @Outcome(id = "0", expect = ACCEPTABLE_INTERESTING, desc = "torn, hence not found")
    @Outcome(expect = FORBIDDEN, desc = "parts of two entries")
    @State
    public static class Replaced {
        private static final ProofTable TABLE = table();
        private final long key = key();

        public Replaced() {
            storeMate(TABLE, key);
        }

        @Actor
        public void writer() {
            storeNoMate(TABLE, key);
        }

        @Actor
        public void reader(I_Result result) {
            result.r1 = found(TABLE, key);
        }
    }

    /** Two workers store the same position. */
    @JCStressTest
    @Outcome(
            id = {"1", "2"},
            expect = ACCEPTABLE,
            desc = "one of the two")
    @Outcome(id = "0", expect = ACCEPTABLE_INTERESTING, desc = "torn, hence not found, or replaced by another state")
    @Outcome(expect = FORBIDDEN, desc = "parts of two entries")
    @State
    public static class StoredTwice {
        private static final ProofTable TABLE = table();
        private final long key = key();

        @Actor
        public void one() {
            storeMate(TABLE, key);
        }

        @Actor
        public void two() {
            storeNoMate(TABLE, key);
        }

        @Arbiter
        public void after(I_Result result) {
            result.r1 = found(TABLE, key);
        }
    }
}
