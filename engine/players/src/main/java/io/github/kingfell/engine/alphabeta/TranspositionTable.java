package io.github.kingfell.engine.alphabeta;

import io.github.kingfell.engine.alphabeta.evaluation.Value;
import io.github.kingfell.rules.Hot;
import java.util.Arrays;
import java.util.function.IntFunction;

/**
 * The transposition table, shared by all threads without locks. An entry is two longs, the first being key XOR data, so
 * that a torn pair matches no key (Hyatt and Mann 2002).
 *
 * <p>A bucket is four entries in one cache line. {@link #clear} costs almost nothing: it begins a new epoch, and a
 * block of buckets is wiped when it is first accessed in that epoch. So the table behaves as if it were empty, and node
 * counts after it are those of a fresh table.
 */
@Hot
final class TranspositionTable {
    static final int NO_BOUND = 0;
    static final int UPPER = 1;
    static final int LOWER = 2;
    static final int EXACT = 3;

    private static final int BUCKET_ENTRIES = 4;
    private static final int BUCKET_LONGS_SHIFT = 3;
    private static final int BLOCK_SHIFT = 10;
    private static final int SEGMENT_SHIFT = 21; // 2^21 buckets of 64 bytes: 128 MB
    private static final int SMALLEST_MEGABYTES = 1;
    private static final int BUCKETS_PER_MEGABYTE_SHIFT = 14;

    /**
     * Unused longs before the first bucket. The elements of an array begin 16 bytes after the array itself, and the
     * collector puts great arrays at the start of a region, so that 6 longs more place each bucket in one cache line.
     * Where the array lies otherwise, nothing but speed is lost.
     */
    private static final int LEADING_LONGS = 6;

    private static final int GENERATION_BITS = 5;
    private static final int GENERATIONS = 1 << GENERATION_BITS;

    /** Replacement treats an entry as this many plies shallower for each search since it was stored. */
    private static final int AGE_WEIGHT = 8;

    /** An entry of the same position is kept when it is deeper than the new one by more than this many plies. */
    private static final int DEPTH_SLACK = 3;

    private static final int DEPTH_OFFSET = 8;

    private final IntFunction<long[]> memory;
    private long[][] segments = {};
    private int[] blockEpochs = {};
    private int epoch = 1;
    private long mask;
    private int generation;

    TranspositionTable(int megabytes) {
        this(megabytes, long[]::new);
    }

    /** @param memory allocates an array of a size, or throws {@link OutOfMemoryError} */
    TranspositionTable(int megabytes, IntFunction<long[]> memory) {
        this.memory = memory;
        resize(megabytes);
    }

    /**
     * Allocates a new, empty table: the greatest power of two that is not more than requested and fits into memory.
     *
     * @return megabytes allocated
     */
    int resize(int megabytes) {
        int size = Integer.highestOneBit(Math.max(SMALLEST_MEGABYTES, megabytes));
        segments = new long[0][];
        while (true) {
            try {
                allocate(size);
                return size;
            } catch (OutOfMemoryError e) {
                segments = new long[0][];
                if (size == SMALLEST_MEGABYTES) {
                    throw e;
                }
                size /= 2;
            }
        }
    }

    private void allocate(int megabytes) {
        long buckets = (long) megabytes << BUCKETS_PER_MEGABYTE_SHIFT;
        int count = (int) Math.max(1, buckets >>> SEGMENT_SHIFT);
        int longs = (int) (buckets / count) << BUCKET_LONGS_SHIFT;
        long[][] fresh = new long[count][];
        for (int i = 0; i < count; i++) {
            fresh[i] = memory.apply(longs + LEADING_LONGS);
        }
        blockEpochs = new int[(int) (buckets >>> BLOCK_SHIFT)];
        Arrays.fill(blockEpochs, 1);
        epoch = 1;
        generation = 0;
        mask = buckets - 1;
        segments = fresh;
    }

    /** Clears the table at once. */
    void clear() {
        epoch++;
        generation = 0;
    }

    /** Starts a new generation: entries of earlier searches are replaced first. */
    void nextGeneration() {
        generation = (generation + 1) % GENERATIONS;
    }

    /** Returns the data stored for a key, or 0. The static methods below decode it. */
    long probe(long key) {
        long bucket = key & mask;
        long[] segment = touch(bucket);
        int index = indexIn(bucket);
        for (int i = index; i < index + 2 * BUCKET_ENTRIES; i += 2) {
            long data = segment[i + 1];
            if ((segment[i] ^ data) == key && bound(data) != NO_BOUND) {
                return data;
            }
        }
        return 0;
    }

    /**
     * Stores an entry.
     *
     * @param value relative to the node, see {@link Value#toTable}
     * @param evaluation static, {@link Value#NONE} in check
     */
    void store(long key, int move, int value, int evaluation, int depth, int bound) {
        long bucket = key & mask;
        long[] segment = touch(bucket);
        int index = indexIn(bucket);
        int victim = index;
        int leastWorth = Integer.MAX_VALUE;
        for (int i = index; i < index + 2 * BUCKET_ENTRIES; i += 2) {
            long data = segment[i + 1];
            if ((segment[i] ^ data) == key && bound(data) != NO_BOUND) {
                if (move == 0) {
                    move = move(data);
                }
                boolean deeper = depth(data) > depth + DEPTH_SLACK;
                if (bound != EXACT && deeper && generation(data) == generation) {
                    return;
                }
                victim = i;
                break;
            }
            int age = generation - generation(data) & GENERATIONS - 1;
            int worth = bound(data) == NO_BOUND ? Integer.MIN_VALUE : depth(data) - AGE_WEIGHT * age;
            if (worth < leastWorth) {
                leastWorth = worth;
                victim = i;
            }
        }
        long data = (move & 0xFFFFL)
                | (value & 0xFFFFL) << 16
                | (evaluation & 0xFFFFL) << 32
                | (depth + DEPTH_OFFSET & 0xFFL) << 48
                | (long) bound << 56
                | (long) generation << 58;
        segment[victim] = key ^ data;
        segment[victim + 1] = data;
    }

    /** Returns the part of the table used by the present generation, in permille, estimated from a sample. */
    int hashfull() {
        int used = 0;
        int sample = 250;
        for (int bucket = 0; bucket < sample; bucket++) {
            if (!isWiped(bucket)) {
                continue;
            }
            for (int i = 0; i < BUCKET_ENTRIES; i++) {
                long data = segments[0][indexIn(bucket) + 2 * i + 1];
                used += bound(data) != NO_BOUND && generation(data) == generation ? 1 : 0;
            }
        }
        return used;
    }

    private long[] touch(long bucket) {
        long[] segment = segments[(int) (bucket >>> SEGMENT_SHIFT)];
        if (!isWiped(bucket)) {
            // Two threads may do this at once. The only possible loss is an entry just written.
            int from = indexIn(bucket & -(1L << BLOCK_SHIFT));
            Arrays.fill(segment, from, from + (1 << BLOCK_SHIFT + BUCKET_LONGS_SHIFT), 0);
            blockEpochs[(int) (bucket >>> BLOCK_SHIFT)] = epoch;
        }
        return segment;
    }

    /** Returns false where the bucket's block has not been wiped since {@link #clear}. */
    boolean isWiped(long bucket) {
        return blockEpochs[(int) (bucket >>> BLOCK_SHIFT)] == epoch;
    }

    private static int indexIn(long bucket) {
        return LEADING_LONGS + ((int) (bucket & (1L << SEGMENT_SHIFT) - 1) << BUCKET_LONGS_SHIFT);
    }

    static int move(long data) {
        return (int) data & 0xFFFF;
    }

    static int value(long data) {
        return (short) (data >>> 16);
    }

    static int evaluation(long data) {
        return (short) (data >>> 32);
    }

    static int depth(long data) {
        return (int) (data >>> 48 & 0xFF) - DEPTH_OFFSET;
    }

    static int bound(long data) {
        return (int) (data >>> 56) & 3;
    }

    /** Returns the kind of bound that a search with the window from alpha to beta proves for its value. */
    static int bound(int value, int alpha, int beta) {
        if (value >= beta) {
            return LOWER;
        }
        return value > alpha ? EXACT : UPPER;
    }

    /** Returns true when the entry's bound and value decide a zero window at beta. */
    static boolean cutsOff(long data, int value, int beta) {
        int needed = value >= beta ? LOWER : UPPER;
        return (bound(data) & needed) != 0;
    }

    /**
     * Returns the estimated value of a node: the table's value where its bound makes it the better estimate, since it
     * comes from a search, otherwise the evaluation.
     *
     * @param value of the entry, relative to the node
     */
    static int guess(long data, int value, int evaluation) {
        boolean better = data != 0 && !Value.isMate(value) && cutsOff(data, value, evaluation + 1);
        return better ? value : evaluation;
    }

    private static int generation(long data) {
        return (int) (data >>> 58) & GENERATIONS - 1;
    }
}
