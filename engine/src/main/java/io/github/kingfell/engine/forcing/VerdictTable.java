package io.github.kingfell.engine.forcing;

/**
 * What was found about the positions of one tree: standing and comparison with the head, by position key. The same
 * position stands on many branches of a wide tree, and the book's predicates cost more than a look into a table.
 *
 * <p>Direct mapped: a newer position takes the place of an older one. Entries of earlier trees are told by their number.
 */
final class VerdictTable {
    private static final int SMALLEST = 1 << 10;
    private static final int LARGEST = 1 << 20;
    private static final Comparison[] COMPARISONS = Comparison.values();

    private long[] key = new long[SMALLEST];
    private long[] standing = new long[SMALLEST];
    private byte[] comparison = new byte[SMALLEST];
    private int[] treeOf = new int[SMALLEST];
    private int tree;
    private int stored;

    /** Forgets everything, for a new head. */
    void clear() {
        tree++;
        stored = 0;
    }

    /** The place of a position, or -1 when nothing is known about it. */
    int find(long wanted) {
        int place = place(wanted);
        return treeOf[place] == tree && key[place] == wanted ? place : -1;
    }

    long standing(int place) {
        return standing[place];
    }

    Comparison comparison(int place) {
        return COMPARISONS[comparison[place]];
    }

    void store(long newKey, long newStanding, Comparison newComparison) {
        if (++stored > key.length / 2 && key.length < LARGEST) {
            grow();
        }
        int place = place(newKey);
        key[place] = newKey;
        standing[place] = newStanding;
        comparison[place] = (byte) newComparison.ordinal();
        treeOf[place] = tree;
    }

    /** A larger table, empty: what it held is found again at little cost. */
    private void grow() {
        int size = 4 * key.length;
        key = new long[size];
        standing = new long[size];
        comparison = new byte[size];
        treeOf = new int[size];
        stored = 1;
    }

    private int place(long wanted) {
        return (int) wanted & key.length - 1;
    }
}
