package io.github.kingfell.engine.forcing;

import java.util.Arrays;

/**
 * What was found about the positions of one tree, by position key. Of a q, standing and comparison with the head: the
 * same q stands on many branches of a wide tree, and the book's predicates cost more than a look into a table. Of p and
 * q, within how many moves of the strong side every branch ends better, and within how many not.
 *
 * <p>Open addressing; grows with what is stored. Entries of earlier trees are told by their number. Places are good
 * until the next {@link #insert}.
 */
final class VerdictTable {
    /** More moves than any tree has. */
    static final int NEVER = 127;

    private static final int SMALLEST = 1 << 10;
    private static final byte NOT_COMPARED = 0;
    private static final byte BETTER = 1;
    private static final byte WORSE = 2;
    private static final byte NEITHER = 3;

    private long[] key = new long[SMALLEST];
    private long[] standing = new long[SMALLEST];
    private byte[] comparison = new byte[SMALLEST];
    private byte[] failed = new byte[SMALLEST];
    private byte[] solved = new byte[SMALLEST];
    private long[] promise = new long[SMALLEST];
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
        return treeOf[place] == tree ? place : -1;
    }

    /** The place of a position, made when there is none. */
    int insert(long wanted) {
        int place = place(wanted);
        if (treeOf[place] == tree) {
            return place;
        }
        if (++stored > key.length / 2) {
            grow();
            place = place(wanted);
        }
        key[place] = wanted;
        comparison[place] = NOT_COMPARED;
        failed[place] = 0;
        solved[place] = NEVER;
        treeOf[place] = tree;
        return place;
    }

    boolean isCompared(int place) {
        return comparison[place] != NOT_COMPARED;
    }

    Comparison comparison(int place) {
        return switch (comparison[place]) {
            case BETTER -> Comparison.BETTER;
            case WORSE -> Comparison.WORSE;
            default -> Comparison.NEITHER;
        };
    }

    long standing(int place) {
        return standing[place];
    }

    void setCompared(int place, long newStanding, Comparison newComparison) {
        standing[place] = newStanding;
        comparison[place] = switch (newComparison) {
            case BETTER -> BETTER;
            case WORSE -> WORSE;
            case NEITHER -> NEITHER;
        };
    }

    /** Of a p that has failed: its moves that are neither better nor worse, a bit each in the order they are generated. */
    long kept(int place) {
        return standing[place];
    }

    void setKept(int place, long bits) {
        standing[place] = bits;
    }

    /** Moves within which some branch does not end better; {@link #NEVER} when more moves do not help. */
    int failed(int place) {
        return failed[place];
    }

    void setFailed(int place, int moves) {
        failed[place] = (byte) moves;
    }

    /** Moves within which every branch ends better; {@link #NEVER} when not known. */
    int solved(int place) {
        return solved[place];
    }

    void setSolved(int place, int moves, long newPromise) {
        solved[place] = (byte) moves;
        promise[place] = newPromise;
    }

    /** Of a position that is solved: the least standing that its branches end with. */
    long promise(int place) {
        return promise[place];
    }

    /** Where a position is, or where it would go. */
    private int place(long wanted) {
        int mask = key.length - 1;
        int place = (int) wanted & mask;
        while (treeOf[place] == tree && key[place] != wanted) {
            place = place + 1 & mask;
        }
        return place;
    }

    private void grow() {
        long[] oldKey = key;
        long[] oldStanding = standing;
        byte[] oldComparison = comparison;
        byte[] oldFailed = failed;
        byte[] oldSolved = solved;
        long[] oldPromise = promise;
        int[] oldTreeOf = treeOf;
        int size = 4 * key.length;
        key = new long[size];
        standing = new long[size];
        comparison = new byte[size];
        failed = new byte[size];
        solved = new byte[size];
        promise = new long[size];
        treeOf = new int[size];
        Arrays.fill(treeOf, tree - 1);
        for (int old = 0; old < oldKey.length; old++) {
            if (oldTreeOf[old] == tree) {
                int place = place(oldKey[old]);
                key[place] = oldKey[old];
                standing[place] = oldStanding[old];
                comparison[place] = oldComparison[old];
                failed[place] = oldFailed[old];
                solved[place] = oldSolved[old];
                promise[place] = oldPromise[old];
                treeOf[place] = tree;
            }
        }
    }
}
