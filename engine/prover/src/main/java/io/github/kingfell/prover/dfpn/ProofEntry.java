package io.github.kingfell.prover.dfpn;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Move;

/**
 * An entry of the {@link ProofTable}, unpacked, and its packing into a {@code long}.
 *
 * <p>A <i>solved</i> entry holds what is proven and disproven: a mate in at most {@link #provenLength} moves exists, a
 * mate in at most {@link #disprovenLength} moves does not. Both hold for ever, so the search for a shorter mate reuses
 * all of them. An <i>open</i> entry holds the proof and disproof number of the position at one ply. They are rounded up
 * to eleven bits, so that a number that has passed a threshold has still passed it.
 */
@Hot
public final class ProofEntry {
    private static final int LENGTH_BITS = 9;
    private static final int LENGTHS = 1 << LENGTH_BITS;

    /** As proven length: no mate is proven. */
    public static final int UNPROVEN = LENGTHS - 1;

    /** As disproven length: no mate in any number of moves. */
    public static final int NEVER = LENGTHS - 2;

    // Both kinds: work and generation. Solved: the move at the lower end, the two lengths, the sign. Open: proof and
    // disproof number, the likely length, the moves left, the flags.
    private static final int DISPROOF_SHIFT = 16;
    private static final int WORK_SHIFT = 32;
    private static final int GENERATION_SHIFT = 38;
    private static final int PROVEN_SHIFT = 45;
    private static final int DISPROVEN_SHIFT = PROVEN_SHIFT + LENGTH_BITS;
    private static final int LIKELY_SHIFT = 45;
    private static final int LEFT_SHIFT = 53;

    /** The greatest number of moves left that an open entry can tell; more are stored as so many. */
    private static final int MOST_LEFT = 255;

    private static final long UNTESTED = 1L << 61;
    private static final long NO_MATE_IN_ONE = 1L << 62;
    private static final long SOLVED = 1L << 63;

    private static final int MOST_WORK = (1 << GENERATION_SHIFT - WORK_SHIFT) - 1;

    /** The number of generations that entries can tell apart. */
    static final int GENERATIONS = 1 << LIKELY_SHIFT - GENERATION_SHIFT;

    private static final long GENERATION_BITS = (long) (GENERATIONS - 1) << GENERATION_SHIFT;
    private static final long WORK_BITS = (long) MOST_WORK << WORK_SHIFT;

    /** The value of a proven entry when the replacement scheme compares it with the work of others. */
    private static final int WORTH_OF_PROOF = MOST_WORK + 1;

    /** Bits of a rounded number below its exponent. */
    private static final int MANTISSA_BITS = 11;

    public int proof;
    public int disproof;

    /** The mating move, or {@link Move#NONE}. */
    public int move;

    public int provenLength;
    public int disprovenLength;

    /** Whether the proof number assumes an untested threat of mate. */
    public boolean untested;

    /** The least number of moves that a mate probably takes, see {@link BareKing}; 0 when it is unknown. */
    public int likelyLength;

    /** The moves left when the numbers were computed, at most 255. They only steer the search. */
    public int left;

    // ---- packed ----

    static long solved(int move, int provenLength, int disprovenLength) {
        return SOLVED | (long) disprovenLength << DISPROVEN_SHIFT | (long) provenLength << PROVEN_SHIFT | move;
    }

    static long open(int proof, int disproof, int likelyLength, int left) {
        return (long) Math.min(left, MOST_LEFT) << LEFT_SHIFT
                | (long) likelyLength << LIKELY_SHIFT
                | (long) round(disproof) << DISPROOF_SHIFT
                | round(proof);
    }

    /** Returns the flags of an open entry whose node has not been searched yet. */
    static long flags(boolean untested, boolean hasNoMateInOne) {
        return (untested ? UNTESTED : 0) | (hasNoMateInOne ? NO_MATE_IN_ONE : 0);
    }

    /** Returns the entry as it is stored: with the work spent, as a power of two, and the generation. */
    static long stored(long data, int work, int generation) {
        return data | (long) Math.min(work, MOST_WORK) << WORK_SHIFT | (long) generation << GENERATION_SHIFT;
    }

    /** Returns the entry before it was {@link #stored}. */
    static long content(long stored) {
        return stored & ~(GENERATION_BITS | WORK_BITS);
    }

    static int work(long stored) {
        return (int) (stored >>> WORK_SHIFT) & MOST_WORK;
    }

    static int generation(long stored) {
        return (int) (stored >>> GENERATION_SHIFT) & GENERATIONS - 1;
    }

    /**
     * Returns the cost of losing the entry. A mate seen without a search costs little: it is seen again, and there are
     * very many of them.
     */
    static int worth(long stored) {
        int work = work(stored);
        boolean isProven = stored < 0 && (stored >>> PROVEN_SHIFT & LENGTHS - 1) != UNPROVEN;
        return work + (isProven && work > 0 ? WORTH_OF_PROOF : 0);
    }

    // ---- read ----

    void read(long data) {
        if (data < 0) {
            readSolved(data);
        } else {
            readOpen(data);
        }
    }

    private void readSolved(long data) {
        proof = 1;
        disproof = 1;
        move = (int) data & 0xFFFF;
        provenLength = (int) (data >>> PROVEN_SHIFT) & LENGTHS - 1;
        disprovenLength = (int) (data >>> DISPROVEN_SHIFT) & LENGTHS - 1;
        untested = false;
        likelyLength = 0;
        left = 0;
    }

    private void readOpen(long data) {
        proof = expand((int) data & 0xFFFF);
        disproof = expand((int) (data >>> DISPROOF_SHIFT) & 0xFFFF);
        move = Move.NONE;
        provenLength = UNPROVEN;
        disprovenLength = (data & NO_MATE_IN_ONE) == 0 ? 0 : 1;
        untested = (data & UNTESTED) != 0;
        likelyLength = (int) (data >>> LIKELY_SHIFT) & 0xFF;
        left = (int) (data >>> LEFT_SHIFT) & 0xFF;
    }

    /**
     * Rounds a number to 16 bits: a small one stays as it is, another becomes eleven bits and an exponent, rounded up.
     */
    private static int round(int number) {
        int exponent = Math.max(0, Integer.SIZE - MANTISSA_BITS - 1 - Integer.numberOfLeadingZeros(number));
        if (exponent == 0) {
            return number;
        }
        int mantissa = (number + (1 << exponent) - 1) >>> exponent;
        // A carry makes the mantissa one bit too long. It then adds one to the exponent and leaves a mantissa of zero,
        // as it should.
        return (exponent << MANTISSA_BITS) + mantissa;
    }

    private static int expand(int rounded) {
        int exponent = Math.max(0, (rounded >>> MANTISSA_BITS) - 1);
        return Math.min(ProofNumbers.LARGEST, rounded - (exponent << MANTISSA_BITS) << exponent);
    }
}
