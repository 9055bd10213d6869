package io.github.kingfell.engine.proof;

import io.github.kingfell.rules.Hot;
import java.util.Arrays;

/**
 * The df-pn transposition table: entries of 24 bytes in buckets of four, in segments of primitive arrays.
 *
 * <p>An entry holds facts or estimates. Facts: a mate in at most {@code provenLength} moves exists; no mate in at most
 * {@code refutedLength} moves exists. Estimates: proof and disproof number at one ply for every bound in between. Facts hold
 * for ever, so shortening a mate reuses everything.
 *
 * <p>The key is stored XORed with both data words (Hyatt and Mann 2002), so a torn entry is not found instead of being
 * believed.
 */
@Hot
final class ProofTable {
    /** No mate known. */
    static final int UNPROVEN = 255;

    private static final int WORDS = 3;

    /** Memory for one position. */
    static final int BYTES_PER_ENTRY = WORDS * Long.BYTES;

    private static final int GENERATION_SHIFT = 40;
    private static final int GENERATIONS = 1 << 7;
    private static final int LIKELY_SHIFT = 47;
    private static final int LEFT_SHIFT = 55;

    private static final int BUCKET = 4;
    private static final int BUCKET_WORDS = WORDS * BUCKET;
    private static final int BYTES_PER_BUCKET = BUCKET_WORDS * Long.BYTES;

    /** A gibibyte a segment: indexes stay in an {@code int}. */
    private static final int SEGMENT_BUCKETS = (1 << 27) / BUCKET_WORDS;

    private long[][] segments = {};
    private long buckets;
    private int generation = 1;

    /** What a searcher reads an entry into; each has its own, so that several may share the table. */
    static final class Entry {
        int proof;
        int disproof;
        int move;
        int provenLength;
        int refutedLength;

        /** Moves that a mate probably takes at least, see {@link BareKing}; 0 when nothing is known. */
        int likelyLength;

        /** The moves left when the numbers were found. */
        int left;
    }

    /**
     * Allocates; halves the size until it fits.
     *
     * @return megabytes allocated
     */
    int resize(int megabytes) {
        segments = new long[0][];
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
        int count = (int) ((wanted + SEGMENT_BUCKETS - 1) / SEGMENT_BUCKETS);
        int each = (int) (wanted / count);
        long[][] fresh = new long[count][];
        for (int i = 0; i < count; i++) {
            fresh[i] = new long[each * BUCKET_WORDS];
        }
        segments = fresh;
        buckets = (long) each * count;
    }

    /** Makes all entries unfindable at the cost of a counter; every 128th time the memory is really cleared. */
    void clear() {
        generation++;
        if (generation == GENERATIONS) {
            for (long[] segment : segments) {
                Arrays.fill(segment, 0);
            }
            generation = 1;
        }
    }

    /**
     * Reads what a later {@link #find} will read, so that it is in the cache then.
     *
     * @return nothing of meaning, but to be used, or the reading may be left out
     */
    long touch(long key) {
        long bucket = bucket(key);
        return segments[segment(bucket)][offset(bucket) + BUCKET_WORDS - 1];
    }

    /** Looks a position up; true when the entry now speaks of it. */
    boolean find(long key, Entry entry) {
        long bucket = bucket(key);
        long[] segment = segments[segment(bucket)];
        int base = offset(bucket);
        for (int i = base; i < base + BUCKET_WORDS; i += WORDS) {
            long numbers = segment[i + 1];
            long facts = segment[i + 2];
            if ((segment[i] ^ numbers ^ facts) == key && generation(facts) == generation) {
                entry.proof = (int) (numbers >>> 32);
                entry.disproof = (int) numbers;
                entry.move = (int) facts & 0xFFFF;
                entry.provenLength = (int) (facts >>> 16) & 0xFF;
                entry.refutedLength = (int) (facts >>> 24) & 0xFF;
                entry.likelyLength = (int) (facts >>> LIKELY_SHIFT) & 0xFF;
                entry.left = (int) (facts >>> LEFT_SHIFT) & 0xFF;
                return true;
            }
        }
        return false;
    }

    /** Stores an entry of which nothing is likely. */
    void store(long key, int proof, int disproof, int move, int provenLength, int refutedLength, int work) {
        store(key, proof, disproof, move, provenLength, refutedLength, work, 0, 0);
    }

    /** Stores an entry, over the same position's, an old one, or the one that cost least and is not proved. */
    void store(
            long key,
            int proof,
            int disproof,
            int move,
            int provenLength,
            int refutedLength,
            int work,
            int likelyLength,
            int left) {
        long bucket = bucket(key);
        long[] segment = segments[segment(bucket)];
        int base = offset(bucket);
        int victim = base;
        int cheapest = Integer.MAX_VALUE;
        for (int i = base; i < base + BUCKET_WORDS; i += WORDS) {
            long facts = segment[i + 2];
            boolean current = generation(facts) == generation;
            if (current && (segment[i] ^ segment[i + 1] ^ facts) == key) {
                victim = i;
                break;
            }
            int proved = (facts >>> 16 & 0xFF) != UNPROVEN ? 64 : 0;
            int value = current ? (int) (facts >>> 32 & 0xFF) + proved : -1;
            if (value < cheapest) {
                cheapest = value;
                victim = i;
            }
        }
        long numbers = (long) proof << 32 | disproof & 0xFFFFFFFFL;
        long facts = (long) left << LEFT_SHIFT
                | (long) likelyLength << LIKELY_SHIFT
                | (long) generation << GENERATION_SHIFT
                | (long) work << 32
                | (long) refutedLength << 24
                | (long) provenLength << 16
                | move;
        segment[victim] = key ^ numbers ^ facts;
        segment[victim + 1] = numbers;
        segment[victim + 2] = facts;
    }

    /** Told of the entries of a table one by one; in what words see {@link #store}. */
    interface Visitor<E extends Exception> {
        void visit(long key, int proof, int disproof, int move, int provenLength, int refutedLength, int work) throws E;
    }

    /** Visits all entries. One that another thread writes just then may be left out. */
    <E extends Exception> void forEach(Visitor<E> visitor) throws E {
        long bucket = 0;
        for (long[] segment : segments) {
            for (int base = 0; base < segment.length; base += BUCKET_WORDS, bucket++) {
                for (int i = base; i < base + BUCKET_WORDS; i += WORDS) {
                    long numbers = segment[i + 1];
                    long facts = segment[i + 2];
                    long key = segment[i] ^ numbers ^ facts;
                    // A key that was read while it changed belongs elsewhere.
                    if (generation(facts) == generation && bucket(key) == bucket) {
                        visitor.visit(
                                key,
                                (int) (numbers >>> 32),
                                (int) numbers,
                                (int) facts & 0xFFFF,
                                (int) (facts >>> 16) & 0xFF,
                                (int) (facts >>> 24) & 0xFF,
                                (int) (facts >>> 32) & 0xFF);
                    }
                }
            }
        }
    }

    /** Memory allocated. */
    long bytes() {
        return buckets * BYTES_PER_BUCKET;
    }

    /** Use of the table in permille, from a sample. */
    int hashfull() {
        int used = 0;
        int sample = (int) Math.min(250, buckets);
        for (int bucket = 0; bucket < sample; bucket++) {
            for (int i = 0; i < BUCKET; i++) {
                used += generation(segments[0][bucket * BUCKET_WORDS + i * WORDS + 2]) == generation ? 1 : 0;
            }
        }
        return used * 1000 / (sample * BUCKET);
    }

    private static int generation(long facts) {
        return (int) (facts >>> GENERATION_SHIFT) & GENERATIONS - 1;
    }

    private long bucket(long key) {
        return Math.multiplyHigh(key >>> 1, buckets << 1);
    }

    private int segment(long bucket) {
        return segments.length == 1 ? 0 : (int) (bucket / (buckets / segments.length));
    }

    private int offset(long bucket) {
        return (int) (segments.length == 1 ? bucket : bucket % (buckets / segments.length)) * BUCKET_WORDS;
    }
}
