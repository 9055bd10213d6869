package io.github.kingfell.tables.syzygy;

/**
 * The header of one packed part: the meaning of its codes, and the size of its three areas.
 *
 * @param flags of the part, see the constants
 * @param single the one value of the whole part, where {@link #isSingle}
 * @param blockBits two to this power is the length of a block in bytes
 * @param spanBits two to this power is the number of positions for each entry of the sparse index
 * @param sparseEntries entries of the sparse index
 * @param blocks number of blocks
 * @param blockLengths number of block lengths listed; more than there are blocks
 */
record PackedHeader(
        int flags,
        int single,
        int blockBits,
        int spanBits,
        long sparseEntries,
        long blocks,
        long blockLengths,
        Symbols symbols) {
    /** DTZ: the side to move that the file covers, 1 for the side of the black pieces of the name. */
    static final int SIDE = 1;
    /** DTZ: values are indices into a list. */
    static final int MAPPED = 2;
    /** DTZ: wins are counted in plies, not in moves. */
    static final int WINS_IN_PLIES = 4;
    /** DTZ: losses are counted in plies, not in moves. */
    static final int LOSSES_IN_PLIES = 8;
    /** DTZ: the list has two bytes for each value. */
    static final int WIDE = 16;
    /** All positions have the same value, and nothing else follows. */
    static final int SINGLE = 128;

    private static final int LARGEST_BLOCK_BITS = 16;
    private static final int LARGEST_SPAN_BITS = 30;

    /** Reads a header; the cursor stands behind it afterwards. */
    static PackedHeader read(ByteCursor in, long positions) throws UnreadableSyzygyException {
        int flags = in.nextByte();
        if ((flags & SINGLE) != 0) {
            return new PackedHeader(flags, in.nextByte(), 0, 0, 0, 0, 0, Symbols.NONE);
        }
        int blockBits = in.nextByte();
        int spanBits = in.nextByte();
        int padding = in.nextByte();
        long blocks = in.nextInt();
        if (blockBits > LARGEST_BLOCK_BITS || spanBits > LARGEST_SPAN_BITS) {
            throw new UnreadableSyzygyException("damaged, its block sizes are impossible");
        }
        long entries = positions + (1L << spanBits) - 1 >>> spanBits;
        return new PackedHeader(flags, 0, blockBits, spanBits, entries, blocks, blocks + padding, Symbols.read(in));
    }

    boolean isSingle() {
        return (flags & SINGLE) != 0;
    }

    boolean has(int flag) {
        return (flags & flag) != 0;
    }
}
