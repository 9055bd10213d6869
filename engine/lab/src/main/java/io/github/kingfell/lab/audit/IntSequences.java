package io.github.kingfell.lab.audit;

import java.util.Arrays;

/** Stores sequences of integers, each once, and numbers them from 0 on (hash-consing). */
final class IntSequences {
    private int[] pool = new int[1 << 12];
    private int[] begin = new int[1 << 10];
    private int count;

    /** Hash table with open addressing: the number of a sequence plus 1, or 0. */
    private int[] table = new int[1 << 11];

    int size() {
        return count;
    }

    int length(int sequence) {
        return begin[sequence + 1] - begin[sequence];
    }

    int get(int sequence, int index) {
        return pool[begin[sequence] + index];
    }

    /** Returns the number of a sequence; equal sequences have the same number. */
    int intern(int[] values, int length) {
        int place = place(values, 0, length);
        if (table[place] != 0) {
            return table[place] - 1;
        }
        int end = begin[count] + length;
        if (end > pool.length) {
            pool = Arrays.copyOf(pool, Math.max(end, pool.length / 2 * 3));
        }
        System.arraycopy(values, 0, pool, begin[count], length);
        if (count + 2 > begin.length) {
            begin = Arrays.copyOf(begin, 2 * begin.length);
        }
        begin[count + 1] = end;
        table[place] = ++count;
        if (2 * count > table.length) {
            enlarge();
        }
        return count - 1;
    }

    private void enlarge() {
        table = new int[2 * table.length];
        for (int sequence = 0; sequence < count; sequence++) {
            table[place(pool, begin[sequence], length(sequence))] = sequence + 1;
        }
    }

    private int place(int[] values, int from, int length) {
        int hash = length;
        for (int i = from; i < from + length; i++) {
            hash = 31 * hash + values[i];
        }
        int mask = table.length - 1;
        // Fibonacci hashing: the high bits depend on all bits of the hash.
        int place = hash * 0x9E3779B9 >>> Integer.numberOfLeadingZeros(mask);
        while (table[place] != 0 && !isEqual(table[place] - 1, values, from, length)) {
            place = place + 1 & mask;
        }
        return place;
    }

    private boolean isEqual(int sequence, int[] values, int from, int length) {
        return Arrays.equals(pool, begin[sequence], begin[sequence + 1], values, from, from + length);
    }
}
