package io.github.kingfell.engine.forcing.schedule;

import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.engine.forcing.endgame.Schedule;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Move;
import java.util.Arrays;

/**
 * The transposition table of a tree that keeps a schedule, by the codes of positions. For a q it stores the promise
 * after it. For a p it stores the move that keeps the schedule, the number of moves within which the branches end, and
 * the greatest number of moves to mate.
 *
 * <p>It uses open addressing. An entry is one {@code long}, code included, so that a lookup in the table of a wide tree
 * costs one memory access. Slots are valid until the next {@link #insert}.
 */
@Hot
final class ScheduleTable {
    /** The greatest depth of a tree. */
    static final int DEEPEST = 15;

    /** The promise has not been computed. */
    static final int UNKNOWN = -1;

    /** Enough for most trees, and soon cleared. */
    private static final int SMALLEST_BITS = 10;

    /** The part of the table that stays empty is at least one in this many. */
    private static final int EMPTY_PART = 3;

    // An entry from the low end: the code, a bit that is always set, and then
    private static final int MOVE = Schedule.CODE_BITS + 1; // 16 bits
    private static final int LENGTH = MOVE + 16; // 8 bits; of a q what is promised after it, and one
    private static final int SOLVED = LENGTH + 8; // 4 bits, 0 when not solved
    private static final int FAILED = SOLVED + 4; // 4 bits
    private static final int TRY = FAILED + 4; // 2 bits: which try the failure is of

    private static final long CODE = (1L << Schedule.CODE_BITS) - 1;
    private static final long STORED = 1L << Schedule.CODE_BITS;

    /** The length of a branch without an end. */
    private static final int NEVER = 0xFF;

    private final long[] smallest = new long[1 << SMALLEST_BITS];
    private long[] entries = smallest;
    private int shift = Integer.SIZE - SMALLEST_BITS;
    private int stored;
    private int currentTry;

    /** A sink for {@link #fetch}, without which the compiler would omit the reads. */
    @SuppressWarnings("UnusedVariable")
    private long fetched;

    /** Removes all entries, and frees the memory that a wide tree needed. */
    void clear() {
        entries = smallest;
        Arrays.fill(entries, 0);
        shift = Integer.SIZE - SMALLEST_BITS;
        stored = 0;
        currentTry = 0;
    }

    /** Forgets the failures of a try, because the next try may succeed. */
    void forgetFailures() {
        currentTry++;
    }

    /**
     * Reads the slots of these positions one right after the other, so that the memory accesses overlap. Called before
     * the positions are looked up in turn.
     */
    void fetch(int[] codes, int size) {
        long sum = 0;
        for (int i = 0; i < size; i++) {
            sum += entries[home(codes[i])];
        }
        fetched = sum;
    }

    /** Returns the slot of a position that is stored. */
    int find(int code) {
        int mask = entries.length - 1;
        int place = home(code);
        while ((entries[place] & CODE) != code) {
            place = place + 1 & mask;
        }
        return place;
    }

    /** Returns the slot of a position, and makes one when there is none. */
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

    /** Returns the first slot for a position: multiplicative hashing by the golden ratio (Knuth). */
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

    /** Returns, for a q, the moves promised after it, {@link Endgame#NO_GUARANTEE} or {@link #UNKNOWN}. */
    int after(int place) {
        int after = field(place, LENGTH, 0xFF);
        return after == NEVER ? Endgame.NO_GUARANTEE : after - 1;
    }

    void setAfter(int place, int moves) {
        set(place, LENGTH, 0xFF, moves == Endgame.NO_GUARANTEE ? NEVER : moves + 1);
    }

    /** Returns the moves within which some branch cannot be ended in time. */
    int failed(int place) {
        return field(place, TRY, 3) == currentTry ? field(place, FAILED, 15) : 0;
    }

    /**
     * @param reply for a q, Black's refuting reply; for a p it is not stored, because p may have been solved with other
     *     limits
     */
    void setFailed(int place, int moves, int reply) {
        set(place, FAILED, 0x3F, moves | currentTry << TRY - FAILED);
        if (reply != Move.NONE) {
            set(place, MOVE, Move.MASK, reply);
        }
    }

    /** Returns whether a move is known that ends all branches within the moves and mates within the longest. */
    boolean isSolved(int place, int moves, int longest) {
        int solved = solved(place);
        return solved != 0 && solved <= moves && length(place) <= longest;
    }

    /** Returns, for a solved p, the moves within which all branches end. */
    int solved(int place) {
        return field(place, SOLVED, 15);
    }

    /** Returns, for a solved p, the greatest number of moves to mate, as promised. */
    int length(int place) {
        return field(place, LENGTH, 0xFF);
    }

    /** Returns, for a solved p, White's move; for a q that has failed, Black's. */
    int move(int place) {
        return field(place, MOVE, Move.MASK);
    }

    void setSolved(int place, int moves, int longest, int withMove) {
        set(place, SOLVED, 15, moves);
        set(place, LENGTH, 0xFF, longest);
        set(place, MOVE, Move.MASK, withMove);
    }
}
