package io.github.kingfell.engine.forcing;

import io.github.kingfell.engine.board.Move;
import java.util.Arrays;

/**
 * What was found about the positions of one tree that keeps a schedule, by position key: of a q, what is promised after it; of
 * a p, the move that keeps the schedule, within how many moves the branches end and how long it takes to mate at most.
 *
 * <p>Open addressing; grows with what is stored. Entries of earlier trees are told by their number. Places are good
 * until the next {@link #insert}.
 */
final class ScheduleTable {
    /** Nobody has asked what is promised. */
    static final int UNKNOWN = -1;

    private static final int SMALLEST = 1 << 10;

    /** No tree is so deep. */
    private static final byte NOT_SOLVED = Byte.MAX_VALUE;

    private long[] key = new long[SMALLEST];
    private int[] after = new int[SMALLEST];
    private int[] length = new int[SMALLEST];
    private int[] move = new int[SMALLEST];
    private byte[] failed = new byte[SMALLEST];
    private byte[] solved = new byte[SMALLEST];
    private int[] treeOf = new int[SMALLEST];
    private int tree;

    /** Which try failures are of. */
    private byte[] tryOf = new byte[SMALLEST];

    private byte currentTry;
    private int stored;

    /** Forgets everything, for a new head. */
    void clear() {
        tree++;
        stored = 0;
    }

    /** What has failed in one try may not fail in the next. */
    void forgetFailures() {
        currentTry++;
    }

    /** The place of a position that is there. */
    int find(long wanted) {
        return place(wanted);
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
        after[place] = UNKNOWN;
        failed[place] = 0;
        solved[place] = NOT_SOLVED;
        treeOf[place] = tree;
        return place;
    }

    /** Of a q: the moves promised after it, {@link Endgame#NO_GUARANTEE} or {@link #UNKNOWN}. */
    int after(int place) {
        return after[place];
    }

    void setAfter(int place, int moves) {
        after[place] = moves;
    }

    /** Moves within which some branch cannot be ended in time. */
    int failed(int place) {
        return tryOf[place] == currentTry ? failed[place] : 0;
    }

    /** @param reply of a q: what Black plays; of a p it is not kept, for it may have been solved otherwise */
    void setFailed(int place, int moves, int reply) {
        failed[place] = (byte) moves;
        tryOf[place] = currentTry;
        if (reply != Move.NONE) {
            move[place] = reply;
        }
    }

    /** True when a move is known that ends all branches within so many moves and mates within so many. */
    boolean isSolved(int place, int moves, int longest) {
        return solved[place] <= moves && length[place] <= longest;
    }

    /** Moves within which all branches end. */
    int solved(int place) {
        return solved[place];
    }

    /** Moves to mate at most, as promised. */
    int length(int place) {
        return length[place];
    }

    /** Of a p that is solved, White's move; of a q that has failed, Black's. */
    int move(int place) {
        return move[place];
    }

    void setSolved(int place, int moves, int longest, int withMove) {
        solved[place] = (byte) moves;
        length[place] = longest;
        move[place] = withMove;
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
        int[] oldAfter = after;
        int[] oldLength = length;
        int[] oldMove = move;
        byte[] oldFailed = failed;
        byte[] oldSolved = solved;
        byte[] oldTryOf = tryOf;
        int[] oldTreeOf = treeOf;
        int size = 4 * key.length;
        key = new long[size];
        after = new int[size];
        length = new int[size];
        move = new int[size];
        failed = new byte[size];
        solved = new byte[size];
        tryOf = new byte[size];
        treeOf = new int[size];
        Arrays.fill(treeOf, tree - 1);
        for (int old = 0; old < oldKey.length; old++) {
            if (oldTreeOf[old] == tree) {
                int place = place(oldKey[old]);
                key[place] = oldKey[old];
                after[place] = oldAfter[old];
                length[place] = oldLength[old];
                move[place] = oldMove[old];
                failed[place] = oldFailed[old];
                solved[place] = oldSolved[old];
                tryOf[place] = oldTryOf[old];
                treeOf[place] = tree;
            }
        }
    }
}
