package io.github.kingfell.engine.forcing;

import io.github.kingfell.engine.board.Move;

/**
 * What was found about the positions of one tree that keeps a schedule, by position key: of a q, what is promised after it; of
 * a p, the move that keeps the schedule, within how many moves the branches end and how long it takes to mate at most.
 */
final class ScheduleTable extends PositionTable {
    /** Nobody has asked what is promised. */
    static final int UNKNOWN = -1;

    /** No tree is so deep. */
    private static final byte NOT_SOLVED = Byte.MAX_VALUE;

    private int[] after = new int[SMALLEST];
    private int[] length = new int[SMALLEST];
    private int[] move = new int[SMALLEST];
    private byte[] failed = new byte[SMALLEST];
    private byte[] solved = new byte[SMALLEST];
    /** Which try failures are of. */
    private byte[] tryOf = new byte[SMALLEST];

    private byte currentTry;

    /** What has failed in one try may not fail in the next. */
    void forgetFailures() {
        currentTry++;
    }

    @Override
    void reset(int place) {
        after[place] = UNKNOWN;
        failed[place] = 0;
        solved[place] = NOT_SOLVED;
    }

    @Override
    void move(int[] to, int size) {
        after = moved(after, to, size);
        length = moved(length, to, size);
        move = moved(move, to, size);
        failed = moved(failed, to, size);
        solved = moved(solved, to, size);
        tryOf = moved(tryOf, to, size);
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
}
