package io.github.kingfell.tables.syzygy;

import io.github.kingfell.rules.Hot;

/**
 * The values of one part of a file, written as {@link Symbols} in blocks of equal length in bytes that hold different
 * numbers of values. The block of a position is found from the nearest entry of a sparse index and the numbers of
 * values in the blocks next to it.
 *
 * <p>Thread-safe. Damage inside a block goes unnoticed or ends in an {@link IndexOutOfBoundsException}.
 */
@Hot
final class PackedValues {
    private static final int SPARSE_BYTES = 6;

    private final MappedBytes bytes;
    private final PackedHeader header;
    private final long sparseAt;
    private final long lengthsAt;
    private final long dataAt;
    private final Symbols symbols;

    /**
     * @param sparseAt where the sparse index begins
     * @param lengthsAt where the numbers of values in the blocks begin, each less one
     * @param dataAt where the blocks begin
     */
    PackedValues(MappedBytes bytes, PackedHeader header, long sparseAt, long lengthsAt, long dataAt) {
        this.bytes = bytes;
        this.header = header;
        this.sparseAt = sparseAt;
        this.lengthsAt = lengthsAt;
        this.dataAt = dataAt;
        symbols = header.symbols();
    }

    /** Returns true when a flag of {@link PackedHeader} is set. */
    boolean has(int flag) {
        return header.has(flag);
    }

    /** Returns the value of a position by its number. */
    int get(long index) {
        if (header.isSingle()) {
            return header.single();
        }
        long span = 1L << header.spanBits();
        long entry = sparseAt + (index >>> header.spanBits()) * SPARSE_BYTES;
        long block = bytes.unsignedInt(entry);
        // The entry points to the position in the middle of its span.
        long offset = bytes.unsignedShort(entry + Integer.BYTES) + (index & span - 1) - (span >>> 1);
        while (offset < 0) {
            block--;
            offset += valuesIn(block);
        }
        while (offset >= valuesIn(block)) {
            offset -= valuesIn(block);
            block++;
        }
        return inBlock(dataAt + (block << header.blockBits()), (int) offset);
    }

    private int valuesIn(long block) {
        if (block < 0 || block >= header.blockLengths()) {
            throw new IndexOutOfBoundsException("no such block");
        }
        return bytes.unsignedShort(lengthsAt + block * Short.BYTES) + 1;
    }

    /** Returns the value at an offset in the block that begins at a place in the file. */
    private int inBlock(long begin, int wanted) {
        int offset = wanted;
        long at = begin + Long.BYTES;
        long window = bytes.bits(begin);
        int filled = 64;
        while (true) {
            int run = symbols.run(window);
            int values = Symbols.runValues(run);
            int length = Symbols.runLength(run);
            if (offset < values || length == 0) {
                length = symbols.codeLength(window);
                int symbol = symbols.symbol(window, length);
                values = symbols.values(symbol);
                if (offset < values) {
                    return symbols.value(symbol, offset);
                }
            }
            offset -= values;
            window <<= length;
            filled -= length;
            if (filled <= 32) {
                window |= Integer.toUnsignedLong(Integer.reverseBytes((int) bytes.unsignedInt(at))) << 32 - filled;
                at += Integer.BYTES;
                filled += 32;
            }
        }
    }
}
