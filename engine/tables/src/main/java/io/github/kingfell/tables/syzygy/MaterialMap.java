package io.github.kingfell.tables.syzygy;

import io.github.kingfell.rules.Hot;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A hash map from material to table. It is filled once and then read by all threads; a lookup allocates nothing. */
@Hot
final class MaterialMap {
    /** The multiplier of Fibonacci hashing (Knuth, volume 3, section 6.4): it scatters neighbouring keys. */
    private static final long GOLDEN_RATIO = 0x9E37_79B9_7F4A_7C15L;

    private final long[] keys;
    private final @Nullable LazyTable[] tables;
    private final int shift;

    MaterialMap(Map<Long, LazyTable> byMaterial) {
        // At most half of the places are taken, so that every search ends, and ends soon.
        int places = Integer.highestOneBit(Math.max(1, byMaterial.size())) << 2;
        keys = new long[places];
        tables = new LazyTable[places];
        shift = Long.SIZE - Integer.numberOfTrailingZeros(places);
        byMaterial.forEach(this::put);
    }

    private void put(long key, LazyTable table) {
        int place = place(key);
        keys[place] = key;
        tables[place] = table;
    }

    /** Returns the table of a material, null without one. */
    @Nullable
    LazyTable get(long key) {
        return tables[place(key)];
    }

    /** Returns the place of the key, or the free place where it would be. */
    private int place(long key) {
        int place = (int) (key * GOLDEN_RATIO >>> shift);
        while (keys[place] != key && tables[place] != null) {
            place = place + 1 & keys.length - 1;
        }
        return place;
    }
}
