package io.github.kingfell.prover.dfpn;

import io.github.kingfell.rules.Hot;

/** A hash table from position keys to numbers, in primitive arrays that are never more than half full. */
@Hot
public final class KeyIndex {
    /** The value of a key without a number. */
    public static final int NONE = -1;

    private static final int FIRST_CAPACITY = 1 << 10;

    private long[] keys = new long[FIRST_CAPACITY];

    /** One more than the number, 0 for a free place. */
    private int[] numbers = new int[FIRST_CAPACITY];

    private int size;

    public int get(long key) {
        return numbers[place(key)] - 1;
    }

    /** @param number at least 0 */
    public void put(long key, int number) {
        int place = place(key);
        if (numbers[place] == 0) {
            size++;
        }
        keys[place] = key;
        numbers[place] = number + 1;
        if (2 * size > keys.length) {
            grow();
        }
    }

    public int size() {
        return size;
    }

    private int place(long key) {
        int mask = keys.length - 1;
        int place = (int) (key >>> 32 ^ key) & mask;
        while (numbers[place] != 0 && keys[place] != key) {
            place = place + 1 & mask;
        }
        return place;
    }

    private void grow() {
        long[] oldKeys = keys;
        int[] oldNumbers = numbers;
        keys = new long[2 * oldKeys.length];
        numbers = new int[keys.length];
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldNumbers[i] != 0) {
                int place = place(oldKeys[i]);
                keys[place] = oldKeys[i];
                numbers[place] = oldNumbers[i];
            }
        }
    }
}
