package io.github.kingfell.tables.syzygy;

import io.github.kingfell.rules.Hot;

/**
 * The symbols of one packed part. A symbol is one value, or two symbols one after the other (recursive pairing, Larsson
 * and Moffat 1999), so that a frequent run of values is one symbol. The codes are a canonical Huffman code, which the
 * code lengths determine.
 */
@Hot
final class Symbols {
    /** The symbols of a part without codes. */
    static final Symbols NONE = new Symbols(0, new int[0], new short[0], new short[0]);

    private static final int LONGEST_CODE = 32;

    /** Number of bits of a window that are looked up at once. */
    private static final int PREFIX_BITS = 10;

    /** Number of low bits of an entry of {@link #runs} that hold a length. */
    private static final int LENGTH_BITS = 4;

    /** The right half of a symbol that stands for one value. */
    private static final int LEAF = 0xFFF;

    private static final int BYTES = 3;

    /** Most values in a block, whose number of values has 16 bits. */
    private static final int MOST_VALUES = 1 << 16;

    private static final int NOT_COUNTED = 0;
    private static final int COUNTING = -1;

    /** The shortest code, in bits. */
    private final int shortest;

    /** By length from the shortest on: the smallest code of that length, in the high bits. Longer codes are smaller. */
    private final long[] firstCodes;

    /** By length from the shortest on: the number to add to a code to get its symbol. */
    private final int[] toSymbol;

    /**
     * By the first bits of a window: the length of the shortest code that begins with them, less the shortest of all.
     */
    private final byte[] least;

    /** By the first bits of a window: values and length of all the codes that lie whole in them. */
    private final int[] runs;

    /** By symbol: its left half, or the value it stands for. */
    private final short[] left;

    private final short[] right;

    /** By symbol: the number of its values. */
    private final int[] counts;

    private Symbols(int shortest, int[] lowest, short[] left, short[] right) {
        this.shortest = shortest;
        this.left = left;
        this.right = right;
        firstCodes = firstCodes(shortest, lowest);
        toSymbol = new int[lowest.length];
        for (int i = 0; i < lowest.length; i++) {
            toSymbol[i] = lowest[i] - (int) (firstCodes[i] >>> 64 - shortest - i);
        }
        least = least(firstCodes);
        runs = new int[least.length];
        counts = new int[left.length];
    }

    static Symbols read(ByteCursor in) throws UnreadableSyzygyException {
        int longest = in.nextByte();
        int shortest = in.nextByte();
        if (shortest < 1 || longest < shortest || longest > LONGEST_CODE) {
            throw new UnreadableSyzygyException("damaged, its code lengths are impossible");
        }
        int[] lowest = new int[longest - shortest + 1];
        for (int i = 0; i < lowest.length; i++) {
            lowest[i] = in.nextShort();
        }
        short[] left = new short[in.nextShort()];
        short[] right = new short[left.length];
        for (int i = 0; i < left.length; i++) {
            int halves = in.nextByte() | in.nextByte() << 8 | in.nextByte() << 16;
            left[i] = (short) (halves & LEAF);
            right[i] = (short) (halves >>> 12);
        }
        in.skip(left.length * BYTES & 1);
        Symbols symbols = new Symbols(shortest, lowest, left, right);
        for (int symbol = 0; symbol < left.length; symbol++) {
            symbols.count(symbol);
        }
        symbols.sumRuns();
        return symbols;
    }

    /** Computes the first codes: those of a length begin where those of the next length end, shifted by one bit. */
    private static long[] firstCodes(int shortest, int[] lowest) {
        long[] codes = new long[lowest.length];
        for (int i = codes.length - 2; i >= 0; i--) {
            codes[i] = codes[i + 1] + lowest[i] - lowest[i + 1] >>> 1;
        }
        for (int i = 0; i < codes.length; i++) {
            codes[i] <<= 64 - shortest - i;
        }
        return codes;
    }

    private static byte[] least(long[] firstCodes) {
        byte[] least = new byte[firstCodes.length == 0 ? 0 : 1 << PREFIX_BITS];
        for (int prefix = 0; prefix < least.length; prefix++) {
            long largest = (prefix + 1L << 64 - PREFIX_BITS) - 1;
            while (Long.compareUnsigned(largest, firstCodes[least[prefix]]) < 0) {
                least[prefix]++;
            }
        }
        return least;
    }

    private int count(int symbol) throws UnreadableSyzygyException {
        if (symbol >= counts.length || counts[symbol] == COUNTING) {
            throw new UnreadableSyzygyException("damaged, its symbols are impossible");
        }
        if (counts[symbol] == NOT_COUNTED) {
            counts[symbol] = COUNTING;
            counts[symbol] = right[symbol] == LEAF ? 1 : count(left[symbol]) + count(right[symbol]);
            if (counts[symbol] > MOST_VALUES) {
                throw new UnreadableSyzygyException("damaged, its symbols are impossible");
            }
        }
        return counts[symbol];
    }

    private void sumRuns() {
        for (int prefix = 0; prefix < runs.length; prefix++) {
            long window = (long) prefix << 64 - PREFIX_BITS;
            int used = 0;
            int values = 0;
            int length = codeLength(window);
            while (used + length <= PREFIX_BITS && isSymbol(symbol(window, length))) {
                values += counts[symbol(window, length)];
                used += length;
                window <<= length;
                length = codeLength(window);
            }
            runs[prefix] = values << LENGTH_BITS | used;
        }
    }

    /** Returns true for a symbol in use; not all codes need be in use. */
    private boolean isSymbol(int symbol) {
        return symbol >= 0 && symbol < counts.length;
    }

    /**
     * Returns the codes that lie whole in the first bits of a window. They are often several, since the most frequent
     * symbol has one bit. There may be none.
     */
    int run(long window) {
        return runs[(int) (window >>> 64 - PREFIX_BITS)];
    }

    /** Returns how many values the codes of a {@link #run} stand for. */
    static int runValues(int run) {
        return run >>> LENGTH_BITS;
    }

    /** Returns how many bits the codes of a {@link #run} have. */
    static int runLength(int run) {
        return run & (1 << LENGTH_BITS) - 1;
    }

    /** Returns the length in bits of the code with which a window of 64 bits begins. */
    int codeLength(long window) {
        int longer = least[(int) (window >>> 64 - PREFIX_BITS)];
        while (Long.compareUnsigned(window, firstCodes[longer]) < 0) {
            longer++;
        }
        return shortest + longer;
    }

    /** Returns the symbol of the code, of known length, with which a window begins. */
    int symbol(long window, int length) {
        return (int) (window >>> 64 - length) + toSymbol[length - shortest];
    }

    /** Returns how many values a symbol stands for. */
    int values(int symbol) {
        return counts[symbol];
    }

    /** Returns one of the values of a symbol, counted from 0. */
    int value(int whole, int wanted) {
        int symbol = whole;
        int offset = wanted;
        while (right[symbol] != LEAF) {
            int half = left[symbol];
            int values = counts[half];
            if (offset < values) {
                symbol = half;
            } else {
                offset -= values;
                symbol = right[symbol];
            }
        }
        return left[symbol];
    }
}
