package io.github.kingfell.prover.dfpn;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import java.util.Arrays;
import java.util.function.IntFunction;

/**
 * The transposition table of df-pn: entries of 16 bytes in buckets of four, in segments of primitive arrays. A bucket
 * is one cache line, provided that the virtual machine aligns large arrays, as it does by default. {@link ProofEntry}
 * describes an entry.
 *
 * <p>Solved entries are stored by position, open ones by position and ply. With one number for all plies, a position
 * that recurs a few moves later would count itself: two branches would raise each other's numbers for ever without
 * searching anything new (the infinite loops of Kishimoto and Mueller 2003). The ply is that of the game, so that the
 * numbers serve other bounds and the searches of later moves.
 *
 * <p>The key is stored XORed with the data (Hyatt and Mann 2002), so a torn entry is not found.
 */
@Hot
public final class ProofTable {
    private static final long COLOR_KEY = 0x9E3779B97F4A7C15L;

    /**
     * Changes the low bits only: the bucket follows from the high ones, so the entries of a position lie side by side.
     */
    private static final long PLY_KEY = 0x5851F42DL;

    private static final int WORDS = 2;

    /** Memory for one position. */
    public static final int BYTES_PER_ENTRY = WORDS * Long.BYTES;

    private static final int BUCKET = 4;
    private static final int BUCKET_WORDS = WORDS * BUCKET;
    private static final int BYTES_PER_BUCKET = BUCKET_WORDS * Long.BYTES;

    /** Words before the first bucket: with the array header of 16 bytes they fill a cache line. */
    private static final int FIRST = 6;

    /** One gibibyte for each segment, so that indexes fit into an {@code int}. */
    private static final int SEGMENT_BUCKETS = (1 << 27) / BUCKET_WORDS - 1;

    private final int segmentBuckets;
    private final IntFunction<long[]> memory;
    private long[][] segments = {};
    private long buckets;
    private int generation = 1;

    /** True when some disproof may rest on a table file of the user. */
    private volatile boolean restingOnFiles;

    public ProofTable() {
        this(SEGMENT_BUCKETS);
    }

    /** @param segmentBuckets the greatest number of buckets in one array */
    public ProofTable(int segmentBuckets) {
        this(segmentBuckets, long[]::new);
    }

    /** @param memory allocates an array of a size, or throws {@link OutOfMemoryError} */
    ProofTable(int segmentBuckets, IntFunction<long[]> memory) {
        this.segmentBuckets = segmentBuckets;
        this.memory = memory;
    }

    /** Returns the key of a solved position. */
    public static long key(Position position, int attacker) {
        return key(position.key(), attacker);
    }

    /** Returns the key of a solved position, from the position's key. */
    public static long key(long positionKey, int attacker) {
        return positionKey ^ attacker * COLOR_KEY;
    }

    /** Returns the position's key, from the key of a solved position. */
    public static long positionKey(long key, int attacker) {
        return key(key, attacker);
    }

    /** Returns the key of an open position at a ply of the game. */
    public static long openKey(long key, int ply) {
        return key ^ ((ply + 1) * PLY_KEY & 0xFFFFFFFFL);
    }

    /**
     * Allocates the memory; halves the size until it fits.
     *
     * @return megabytes allocated
     */
    public int resize(int megabytes) {
        segments = new long[0][];
        restingOnFiles = false;
        int heap = (int) Math.min(Integer.MAX_VALUE, Runtime.getRuntime().maxMemory() >> 20);
        for (int size = Math.max(1, Math.min(megabytes, heap)); ; size /= 2) {
            try {
                allocate(((long) size << 20) / BYTES_PER_BUCKET);
                return size;
            } catch (OutOfMemoryError e) {
                segments = new long[0][];
                if (size <= 1) {
                    throw e;
                }
            }
        }
    }

    private void allocate(long wanted) {
        int count = (int) ((wanted + segmentBuckets - 1) / segmentBuckets);
        int each = (int) (wanted / count);
        long[][] fresh = new long[count][];
        for (int i = 0; i < count; i++) {
            fresh[i] = memory.apply(FIRST + each * BUCKET_WORDS);
        }
        segments = fresh;
        buckets = (long) each * count;
    }

    /** Makes all entries unfindable at the cost of a counter; every 128th call really clears the memory. */
    public void clear() {
        restingOnFiles = false;
        generation++;
        if (generation == ProofEntry.GENERATIONS) {
            for (long[] segment : segments) {
                Arrays.fill(segment, 0);
            }
            generation = 1;
        }
    }

    /** Notes that a disproof rests on a table file of the user, which nobody has checked. */
    public void restOnFiles() {
        // A read is cheap; a volatile write for each position would slow all threads.
        if (!restingOnFiles) {
            restingOnFiles = true;
        }
    }

    /** Returns whether some disproof may rest on a table file of the user. */
    public boolean restsOnFiles() {
        return restingOnFiles;
    }

    /**
     * Reads what a later {@link #find} will read, so that it is in the cache then.
     *
     * @return a meaningless value, which must be used, or the compiler may omit the read
     */
    public long touch(long key) {
        long bucket = bucket(key);
        return segments[segment(bucket)][offset(bucket)];
    }

    /**
     * Looks a position up.
     *
     * @return whether it was found and the entry filled
     */
    public boolean find(long key, ProofEntry entry) {
        long bucket = bucket(key);
        long[] segment = segments[segment(bucket)];
        int base = offset(bucket);
        for (int i = base; i < base + BUCKET_WORDS; i += WORDS) {
            long data = segment[i + 1];
            if ((segment[i] ^ data) == key && ProofEntry.generation(data) == generation) {
                entry.read(data);
                return true;
            }
        }
        return false;
    }

    /**
     * Stores a proof, a disproof or both.
     *
     * @param move the mating move, or {@link Move#NONE}
     * @param provenLength moves to mate, or {@link ProofEntry#UNPROVEN}
     * @param disprovenLength moves in which there is no mate
     * @param work nodes spent, as a power of two
     */
    public void storeSolved(long key, int move, int provenLength, int disprovenLength, int work) {
        store(key, ProofEntry.solved(move, provenLength, disprovenLength), work);
    }

    /**
     * Stores the proof and disproof number of a node that is open.
     *
     * @param key an {@link #openKey}
     * @param likelyLength the least number of moves that a mate probably takes, 0 when it is unknown
     * @param left moves of the attacker
     * @param work nodes spent, as a power of two
     */
    public void storeOpen(long key, int proof, int disproof, int likelyLength, int left, int work) {
        store(key, ProofEntry.open(proof, disproof, likelyLength, left), work);
    }

    /**
     * Stores the numbers of a node that has not been searched yet.
     *
     * @param key an {@link #openKey}
     * @param untested whether the proof number assumes an untested threat of mate
     * @param hasNoMateInOne whether that is known
     */
    public void storeFirst(
            long key, int proof, int disproof, int likelyLength, int left, boolean untested, boolean hasNoMateInOne) {
        long flags = ProofEntry.flags(untested, hasNoMateInOne);
        store(key, ProofEntry.open(proof, disproof, likelyLength, left) | flags, 0);
    }

    /**
     * Stores data in place of the same position's entry, of an old one, or of the one that cost least and is not
     * proven.
     */
    private void store(long key, long data, int work) {
        long bucket = bucket(key);
        long[] segment = segments[segment(bucket)];
        int base = offset(bucket);
        int victim = base;
        int cheapest = Integer.MAX_VALUE;
        for (int i = base; i < base + BUCKET_WORDS; i += WORDS) {
            long present = segment[i + 1];
            boolean current = ProofEntry.generation(present) == generation;
            if (current && (segment[i] ^ present) == key) {
                victim = i;
                break;
            }
            int value = current ? ProofEntry.worth(present) : -1;
            if (value < cheapest) {
                cheapest = value;
                victim = i;
            }
        }
        long whole = ProofEntry.stored(data, work, generation);
        segment[victim] = key ^ whole;
        segment[victim + 1] = whole;
    }

    /** Visits the entries of a transposition table one by one. */
    public interface Visitor<E extends Exception> {
        /** @param data the argument of {@link #restore} */
        void visit(long key, long data) throws E;
    }

    /** Visits all entries. An entry that another thread is writing may be missed. */
    public <E extends Exception> void forEach(Visitor<E> visitor) throws E {
        long bucket = 0;
        for (long[] segment : segments) {
            for (int base = FIRST; base < segment.length; base += BUCKET_WORDS, bucket++) {
                for (int i = base; i < base + BUCKET_WORDS; i += WORDS) {
                    long data = segment[i + 1];
                    long key = segment[i] ^ data;
                    // A key that was read while another thread changed it belongs to another bucket.
                    if (ProofEntry.generation(data) == generation && bucket(key) == bucket) {
                        visitor.visit(key, data);
                    }
                }
            }
        }
    }

    /** Stores an entry that {@link #forEach} visited, perhaps in a transposition table of another size. */
    public void restore(long key, long data) {
        store(key, ProofEntry.content(data), ProofEntry.work(data));
    }

    /** Returns the memory allocated, in bytes. */
    public long bytes() {
        return buckets * BYTES_PER_BUCKET;
    }

    /** Returns the use of the transposition table in permille, from a sample. */
    public int hashfull() {
        int used = 0;
        int sample = (int) Math.min(250, buckets);
        for (int bucket = 0; bucket < sample; bucket++) {
            for (int i = 0; i < BUCKET; i++) {
                long data = segments[0][FIRST + bucket * BUCKET_WORDS + i * WORDS + 1];
                used += ProofEntry.generation(data) == generation ? 1 : 0;
            }
        }
        return used * 1000 / (sample * BUCKET);
    }

    private long bucket(long key) {
        return Math.multiplyHigh(key >>> 1, buckets << 1);
    }

    private int segment(long bucket) {
        return segments.length == 1 ? 0 : (int) (bucket / (buckets / segments.length));
    }

    private int offset(long bucket) {
        return FIRST + (int) (segments.length == 1 ? bucket : bucket % (buckets / segments.length)) * BUCKET_WORDS;
    }
}
