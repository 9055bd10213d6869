package io.github.kingfell.engine.proof;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Move;
import java.util.Arrays;

/**
 * The df-pn transposition table: entries of 16 bytes in buckets of four, in segments of primitive arrays. A bucket is a line
 * of the cache where the virtual machine puts large arrays at even places, as it does by default.
 *
 * <p>An entry holds facts or numbers. Facts: a mate in at most {@code provenLength} moves exists; no mate in at most
 * {@code refutedLength} moves exists. They hold for ever, so shortening a mate reuses everything. Numbers: proof and disproof number
 * at one ply. They are rounded up to eleven bits, so that what has passed a threshold has still passed it.
 *
 * <p>The key is stored XORed with the data (Hyatt and Mann 2002), so a torn entry is not found instead of being believed.
 */
@Hot
final class ProofTable {
    /** No mate known. */
    static final int UNPROVEN = 255;

    private static final int WORDS = 2;

    /** Memory for one position. */
    static final int BYTES_PER_ENTRY = WORDS * Long.BYTES;

    // Facts have the move, the two lengths, and the sign; numbers have proof, disproof, and what follows the
    // generation.
    private static final int PROVEN_SHIFT = 16;
    private static final int REFUTED_SHIFT = 24;
    private static final int DISPROOF_SHIFT = 16;
    private static final int WORK_SHIFT = 32;
    private static final int GENERATION_SHIFT = 38;
    private static final int LIKELY_SHIFT = 45;
    private static final int LEFT_SHIFT = 53;
    private static final long UNTESTED = 1L << 61;
    private static final long NO_MATE_IN_ONE = 1L << 62;
    private static final long FACTS = 1L << 63;

    private static final int MOST_WORK = (1 << GENERATION_SHIFT - WORK_SHIFT) - 1;
    private static final int GENERATIONS = 1 << LIKELY_SHIFT - GENERATION_SHIFT;
    private static final long GENERATION_BITS = (long) (GENERATIONS - 1) << GENERATION_SHIFT;

    /** Bits of a rounded number below its exponent. */
    private static final int MANTISSA_BITS = 11;

    /** What a proved entry is worth beside the work of others. */
    private static final int WORTH_OF_PROOF = MOST_WORK + 1;

    private static final int BUCKET = 4;
    private static final int BUCKET_WORDS = WORDS * BUCKET;
    private static final int BYTES_PER_BUCKET = BUCKET_WORDS * Long.BYTES;

    /** Words before the first bucket: with the header of an array, 16 bytes, they fill a line of the cache. */
    private static final int FIRST = 6;

    /** A gibibyte a segment: indexes stay in an {@code int}. */
    private static final int SEGMENT_BUCKETS = (1 << 27) / BUCKET_WORDS - 1;

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

        /** Whether the numbers take a threat of mate for granted. */
        boolean untested;

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
            fresh[i] = new long[FIRST + each * BUCKET_WORDS];
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
        return segments[segment(bucket)][offset(bucket)];
    }

    /** Looks a position up; true when the entry now speaks of it. */
    boolean find(long key, Entry entry) {
        long bucket = bucket(key);
        long[] segment = segments[segment(bucket)];
        int base = offset(bucket);
        for (int i = base; i < base + BUCKET_WORDS; i += WORDS) {
            long data = segment[i + 1];
            if ((segment[i] ^ data) == key && generation(data) == generation) {
                if (data < 0) {
                    readFacts(data, entry);
                } else {
                    readNumbers(data, entry);
                }
                return true;
            }
        }
        return false;
    }

    private static void readFacts(long data, Entry entry) {
        entry.proof = 1;
        entry.disproof = 1;
        entry.move = (int) data & 0xFFFF;
        entry.provenLength = (int) (data >>> PROVEN_SHIFT) & 0xFF;
        entry.refutedLength = (int) (data >>> REFUTED_SHIFT) & 0xFF;
        entry.untested = false;
        entry.likelyLength = 0;
        entry.left = 0;
    }

    private static void readNumbers(long data, Entry entry) {
        entry.proof = expand((int) data & 0xFFFF);
        entry.disproof = expand((int) (data >>> DISPROOF_SHIFT) & 0xFFFF);
        entry.move = Move.NONE;
        entry.provenLength = UNPROVEN;
        entry.refutedLength = (data & NO_MATE_IN_ONE) == 0 ? 0 : 1;
        entry.untested = (data & UNTESTED) != 0;
        entry.likelyLength = (int) (data >>> LIKELY_SHIFT) & 0xFF;
        entry.left = (int) (data >>> LEFT_SHIFT) & 0xFF;
    }

    /**
     * Stores what holds for ever.
     *
     * @param move that mates, or {@link Move#NONE}
     * @param provenLength moves to mate, or {@link #UNPROVEN}
     * @param refutedLength moves in which there is no mate
     * @param work spent, as a power of two
     */
    void storeFacts(long key, int move, int provenLength, int refutedLength, int work) {
        store(key, FACTS | (long) refutedLength << REFUTED_SHIFT | (long) provenLength << PROVEN_SHIFT | move, work);
    }

    /**
     * Stores numbers of a node that is open.
     *
     * @param likelyLength moves that a mate probably takes at least, 0 when nothing is known
     * @param left moves of the attacker
     * @param work spent, as a power of two
     */
    void storeNumbers(long key, int proof, int disproof, int likelyLength, int left, int work) {
        store(key, numbers(proof, disproof, likelyLength, left), work);
    }

    /**
     * Stores the numbers of a node that has just been opened.
     *
     * @param untested whether they take a threat of mate for granted
     * @param hasNoMateInOne whether that is known
     */
    void storeFirst(
            long key, int proof, int disproof, int likelyLength, int left, boolean untested, boolean hasNoMateInOne) {
        long flags = (untested ? UNTESTED : 0) | (hasNoMateInOne ? NO_MATE_IN_ONE : 0);
        store(key, numbers(proof, disproof, likelyLength, left) | flags, 0);
    }

    private static long numbers(int proof, int disproof, int likelyLength, int left) {
        return (long) left << LEFT_SHIFT
                | (long) likelyLength << LIKELY_SHIFT
                | (long) round(disproof) << DISPROOF_SHIFT
                | round(proof);
    }

    /** Stores data over the same position's, over what is old, or over what cost least and is not proved. */
    private void store(long key, long data, int work) {
        long bucket = bucket(key);
        long[] segment = segments[segment(bucket)];
        int base = offset(bucket);
        int victim = base;
        int cheapest = Integer.MAX_VALUE;
        for (int i = base; i < base + BUCKET_WORDS; i += WORDS) {
            long present = segment[i + 1];
            boolean current = generation(present) == generation;
            if (current && (segment[i] ^ present) == key) {
                victim = i;
                break;
            }
            int value = current ? worth(present) : -1;
            if (value < cheapest) {
                cheapest = value;
                victim = i;
            }
        }
        long whole = data | (long) Math.min(work, MOST_WORK) << WORK_SHIFT | (long) generation << GENERATION_SHIFT;
        segment[victim] = key ^ whole;
        segment[victim + 1] = whole;
    }

    /** Mates that were seen without a search are seen again, and there are very many of them. */
    private static int worth(long data) {
        int work = (int) (data >>> WORK_SHIFT) & MOST_WORK;
        boolean isProved = data < 0 && (data >>> PROVEN_SHIFT & 0xFF) != UNPROVEN;
        return work + (isProved && work > 0 ? WORTH_OF_PROOF : 0);
    }

    /** A number in 16 bits: as it is while it is small, otherwise eleven bits and an exponent, the next greater one. */
    private static int round(int number) {
        int exponent = Math.max(0, Integer.SIZE - MANTISSA_BITS - 1 - Integer.numberOfLeadingZeros(number));
        if (exponent == 0) {
            return number;
        }
        int mantissa = (number + (1 << exponent) - 1) >>> exponent;
        // A carry makes the mantissa too long by one, which adds one to the exponent and leaves nothing, as it should.
        return (exponent << MANTISSA_BITS) + mantissa;
    }

    private static int expand(int rounded) {
        int exponent = Math.max(0, (rounded >>> MANTISSA_BITS) - 1);
        return Math.min(ProofNumbers.LARGEST, rounded - (exponent << MANTISSA_BITS) << exponent);
    }

    /** Told of the entries of a table one by one. */
    interface Visitor<E extends Exception> {
        /** @param data what {@link #restore} takes */
        void visit(long key, long data) throws E;
    }

    /** Visits all entries. One that another thread writes just then may be left out. */
    <E extends Exception> void forEach(Visitor<E> visitor) throws E {
        long bucket = 0;
        for (long[] segment : segments) {
            for (int base = FIRST; base < segment.length; base += BUCKET_WORDS, bucket++) {
                for (int i = base; i < base + BUCKET_WORDS; i += WORDS) {
                    long data = segment[i + 1];
                    long key = segment[i] ^ data;
                    // A key that was read while it changed belongs elsewhere.
                    if (generation(data) == generation && bucket(key) == bucket) {
                        visitor.visit(key, data);
                    }
                }
            }
        }
    }

    /** Stores an entry that {@link #forEach} has told of, perhaps of a table of another size. */
    void restore(long key, long data) {
        store(key, data & ~(GENERATION_BITS | (long) MOST_WORK << WORK_SHIFT), (int) (data >>> WORK_SHIFT) & MOST_WORK);
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
                used += generation(segments[0][FIRST + bucket * BUCKET_WORDS + i * WORDS + 1]) == generation ? 1 : 0;
            }
        }
        return used * 1000 / (sample * BUCKET);
    }

    private static int generation(long data) {
        return (int) (data >>> GENERATION_SHIFT) & GENERATIONS - 1;
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
