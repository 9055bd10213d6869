package io.github.kingfell.tables.syzygy;

/**
 * What the head of a file says of one packed part: what its codes stand for, and how large its three areas are.
 *
 * @param flags of the part, see the constants
 * @param single the one value of the whole part, where {@link #isSingle}
 * @param blockBits two to this power is the length of a block in bytes
 * @param spanBits two to this power is the number of positions for each entry of the sparse index
 * @param sparseEntries entries of the sparse index
 * @param blocks how many there are
 * @param blockLengths how many lengths of blocks are listed; more than there are blocks
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
    /** DTZ: the side to move of which the file tells, 1 for the side of the black men of the name. */
    static final int SIDE = 1;
    /** DTZ: values are places in a list. */
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

    /** Reads one; the cursor stands behind it then. */
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
            throw new UnreadableSyzygyException("damaged, its blocks make no sense");
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
