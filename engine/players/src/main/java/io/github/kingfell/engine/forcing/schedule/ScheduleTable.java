package io.github.kingfell.engine.forcing.schedule;

import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.engine.forcing.endgame.Schedule;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Move;
import java.util.Arrays;

/**
 * What was found about the positions of one tree that keeps a schedule, by their codes: of a q, what is promised after
 * it; of a p, the move that keeps the schedule, within how many moves the branches end and how long it takes to mate at
 * most.
 *
 * <p>Open addressing; an entry is one {@code long}, code and all, so that a look at a wide tree's table is one wait for
 * memory. Places are good until the next {@link #insert}.
 */
@Hot
final class ScheduleTable {
    /** No tree may be deeper. */
    static final int DEEPEST = 15;

    /** Nobody has asked what is promised. */
    static final int UNKNOWN = -1;

    /** Enough for most trees, and soon cleared. */
    private static final int SMALLEST_BITS = 10;

    /** At least a table divided by this is left empty. */
    private static final int EMPTY_PART = 3;

    // An entry from the low end: the code, a bit that is always set, and then
    private static final int MOVE = Schedule.CODE_BITS + 1; // 16 bits
    private static final int LENGTH = MOVE + 16; // 8 bits; of a q what is promised after it, and one
    private static final int SOLVED = LENGTH + 8; // 4 bits, 0 when not solved
    private static final int FAILED = SOLVED + 4; // 4 bits
    private static final int TRY = FAILED + 4; // 2 bits: which try the failure is of

    private static final long CODE = (1L << Schedule.CODE_BITS) - 1;
    private static final long STORED = 1L << Schedule.CODE_BITS;

    /** The length of what has no end. */
    private static final int NEVER = 0xFF;

    private final long[] smallest = new long[1 << SMALLEST_BITS];
    private long[] entries = smallest;
    private int shift = Integer.SIZE - SMALLEST_BITS;
    private int stored;
    private int currentTry;

    /** What was read, or the compiler would find that nothing needs to be. */
    @SuppressWarnings("UnusedVariable")
    private long fetched;

    /** Forgets everything, and gives back what a wide tree has needed. */
    void clear() {
        entries = smallest;
        Arrays.fill(entries, 0);
        shift = Integer.SIZE - SMALLEST_BITS;
        stored = 0;
        currentTry = 0;
    }

    /** What has failed in one try may not fail in the next. */
    void forgetFailures() {
        currentTry++;
    }

    /**
     * Reads where these positions are, or will be, one right after the other, so that the waits for memory overlap; to
     * be called before they are asked about in turn.
     */
    void fetch(int[] codes, int size) {
        long sum = 0;
        for (int i = 0; i < size; i++) {
            sum += entries[home(codes[i])];
        }
        fetched = sum;
    }

    /** The place of a position that is stored. */
    int find(int code) {
        int mask = entries.length - 1;
        int place = home(code);
        while ((entries[place] & CODE) != code) {
            place = place + 1 & mask;
        }
        return place;
    }

    /** The place of a position, made when there is none. */
    int insert(int code) {
        int mask = entries.length - 1;
        int place = home(code);
        while (entries[place] != 0) {
            if ((entries[place] & CODE) == code) {
                return place;
            }
            place = place + 1 & mask;
        }
        if (stored >= entries.length - entries.length / EMPTY_PART) {
            grow();
            return insert(code);
        }
        stored++;
        entries[place] = code | STORED;
        return place;
    }

    /** Where a position is looked for first: multiplicative hashing by the golden ratio (Knuth). */
    private int home(int code) {
        return code * 0x9E3779B1 >>> shift;
    }

    private void grow() {
        long[] from = entries;
        long[] to = new long[2 * from.length];
        int mask = to.length - 1;
        shift--;
        for (long entry : from) {
            if (entry != 0) {
                int place = home((int) (entry & CODE));
                while (to[place] != 0) {
                    place = place + 1 & mask;
                }
                to[place] = entry;
            }
        }
        entries = to;
    }

    private int field(int place, int at, int mask) {
        return (int) (entries[place] >>> at) & mask;
    }

    private void set(int place, int at, int mask, int value) {
        entries[place] = entries[place] & ~((long) mask << at) | (long) value << at;
    }

    /** Of a q: the moves promised after it, {@link Endgame#NO_GUARANTEE} or {@link #UNKNOWN}. */
    int after(int place) {
        int after = field(place, LENGTH, 0xFF);
        return after == NEVER ? Endgame.NO_GUARANTEE : after - 1;
    }

    void setAfter(int place, int moves) {
        set(place, LENGTH, 0xFF, moves == Endgame.NO_GUARANTEE ? NEVER : moves + 1);
    }

    /** Moves within which some branch cannot be ended in time. */
    int failed(int place) {
        return field(place, TRY, 3) == currentTry ? field(place, FAILED, 15) : 0;
    }

    /** @param reply of a q: what Black plays; of a p it is not kept, for it may have been solved otherwise */
    void setFailed(int place, int moves, int reply) {
        set(place, FAILED, 0x3F, moves | currentTry << TRY - FAILED);
        if (reply != Move.NONE) {
            set(place, MOVE, Move.MASK, reply);
        }
    }

    /** True when a move is known that ends all branches within the moves and mates within the longest. */
    boolean isSolved(int place, int moves, int longest) {
        int solved = solved(place);
        return solved != 0 && solved <= moves && length(place) <= longest;
    }

    /** Of a p that is solved: moves within which all branches end. */
    int solved(int place) {
        return field(place, SOLVED, 15);
    }

    /** Of a p that is solved: moves to mate at most, as promised. */
    int length(int place) {
        return field(place, LENGTH, 0xFF);
    }

    /** Of a p that is solved, White's move; of a q that has failed, Black's. */
    int move(int place) {
        return field(place, MOVE, Move.MASK);
    }

    void setSolved(int place, int moves, int longest, int withMove) {
        set(place, SOLVED, 15, moves);
        set(place, LENGTH, 0xFF, longest);
        set(place, MOVE, Move.MASK, withMove);
    }
}
