package io.github.kingfell.rules.certificate;

import java.util.Arrays;

/**
 * A winning strategy as an automaton. A state is a canonical position with White to move, and a variant: the move in a
 * position may depend on the tree that a player follows. Variant 0 is for a player who meets the position without a
 * tree. A state holds the move, the claimed number of moves to mate, and for each reply the variant with which play
 * continues. Against a black piece there is only variant 0.
 *
 * <p>This class checks only the shape; the rules check the claims elsewhere. States are numbered: first variant 0 of
 * all positions in the order of their numbers, then the further variants, position by position. Immutable. A position
 * takes 6 bytes, a further variant 6, a reply that leads to a further variant 6.
 */
public final class Automaton {
    /** Returned by {@link #state} for a position that the automaton does not have. */
    public static final int NO_STATE = -1;

    /** Stands in place of the move index when a position occurs inside trees only and has no fresh state. */
    public static final int NO_MOVE = 0xFF;

    /** Bits of two squares: the positions of a page differ only in the squares of the last two pieces. */
    private static final int PAGE_BITS = 12;

    /** Enough bits for the index of a bare king's reply. */
    private static final int REPLY_BITS = 3;

    private final Placements placements;
    private final boolean complete;

    /** Numbers of the positions, ascending. */
    final int[] numbers;

    /** By number without its last bits: where the page begins in {@link #numbers}. */
    private final int[] pages;

    /** By further state: the index of its position, ascending with repeats. */
    final int[] positionOf;

    /** By state: index of the move in the order of generation. */
    final byte[] moves;

    /** By state: moves to mate, 0..255. */
    final byte[] lengths;

    /** Pairs of state and reply that lead to a further variant, ascending; {@link #variants} holds that variant. */
    final int[] replies;

    final short[] variants;

    /**
     * Takes over the arrays.
     *
     * @param complete true when the automaton claims to have every won position of the material
     * @throws IllegalArgumentException when the arrays do not fit each other
     */
    public Automaton(
            Placements placements,
            boolean complete,
            int[] numbers,
            int[] positionOf,
            byte[] moves,
            byte[] lengths,
            int[] replies,
            short[] variants) {
        this.placements = placements;
        this.complete = complete;
        this.numbers = numbers;
        this.positionOf = positionOf;
        this.moves = moves;
        this.lengths = lengths;
        this.replies = replies;
        this.variants = variants;
        require(
                moves.length == numbers.length + positionOf.length && lengths.length == moves.length,
                "there must be one move for each state");
        require(variants.length == replies.length, "there must be one variant for each reply");
        require(
                !placements.isDefended() || positionOf.length + replies.length == 0,
                "there must be no further variants against a piece");
        require(isAscending(numbers, 1) && isBelow(numbers, placements.size()), "the numbers must be in order");
        require(isAscending(positionOf, 0) && isBelow(positionOf, numbers.length), "the positions must be in order");
        require(
                isAscending(replies, 1) && isBelow(replies, moves.length << REPLY_BITS),
                "the replies must be in order");
        pages = pages();
    }

    private static void require(boolean condition, String what) {
        if (!condition) {
            throw new IllegalArgumentException("not an automaton, expected: " + what);
        }
    }

    private static boolean isAscending(int[] values, int leastStep) {
        for (int i = 1; i < values.length; i++) {
            if ((long) values[i] - values[i - 1] < leastStep) {
                return false;
            }
        }
        return true;
    }

    private static boolean isBelow(int[] ascending, int bound) {
        return ascending.length == 0 || ascending[0] >= 0 && ascending[ascending.length - 1] < bound;
    }

    /** A state and a reply, as in {@link #replies}. */
    public static int reply(int state, int index) {
        return state << REPLY_BITS | index;
    }

    /** The numbering of the positions. */
    public Placements placements() {
        return placements;
    }

    /** True when the automaton claims to have every won position of the material. */
    public boolean isComplete() {
        return complete;
    }

    /** The number of canonical positions. */
    public int positions() {
        return numbers.length;
    }

    /** Exclusive upper bound of the states. */
    public int states() {
        return moves.length;
    }

    /** The state of a canonical position; {@link #NO_STATE} when the automaton does not have it. */
    public int state(int number, int variant) {
        int position = indexOf(number);
        if (position < 0 || variant < 0) {
            return NO_STATE;
        }
        if (variant == 0) {
            return moveIndex(position) == NO_MOVE && length(position) == 0 ? NO_STATE : position;
        }
        int further = firstFurther(position) + variant - 1;
        return further < positionOf.length && positionOf[further] == position ? numbers.length + further : NO_STATE;
    }

    /** True when the automaton has some state of a position. */
    public boolean contains(int number) {
        return indexOf(number) >= 0;
    }

    /** The index of a position, negative when the automaton does not have it. */
    private int indexOf(int number) {
        int page = number >>> PAGE_BITS;
        return number < 0 || page + 1 >= pages.length
                ? -1
                : Arrays.binarySearch(numbers, pages[page], pages[page + 1], number);
    }

    private int[] pages() {
        int[] begin = new int[(placements.size() >>> PAGE_BITS) + 2];
        for (int number : numbers) {
            begin[(number >>> PAGE_BITS) + 1]++;
        }
        for (int page = 1; page < begin.length; page++) {
            begin[page] += begin[page - 1];
        }
        return begin;
    }

    /** The number of variants of a position of the automaton, the fresh one included. */
    public int variants(int number) {
        int position = indexOf(number);
        return firstFurther(position + 1) - firstFurther(position) + 1;
    }

    /** The least number of moves to mate claimed by a state of the same position. */
    public int leastLength(int state) {
        int position = position(state);
        int least = moveIndex(position) == NO_MOVE ? length(state) : length(position);
        for (int further = firstFurther(position);
                further < positionOf.length && positionOf[further] == position;
                further++) {
            least = Math.min(least, length(numbers.length + further));
        }
        return least;
    }

    /** The canonical position of a state, by number. */
    public int number(int state) {
        return numbers[position(state)];
    }

    /** The variant of a state, 0 for the fresh one. */
    public int variant(int state) {
        return state < numbers.length ? 0 : state - numbers.length - firstFurther(position(state)) + 1;
    }

    private int position(int state) {
        return state < numbers.length ? state : positionOf[state - numbers.length];
    }

    private int firstFurther(int position) {
        int low = 0;
        int high = positionOf.length;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (positionOf[middle] < position) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** The move's index in the order of generation, 0..255. */
    public int moveIndex(int state) {
        return moves[state] & 0xFF;
    }

    /** Moves to mate that the state claims, 0..255. */
    public int length(int state) {
        return lengths[state] & 0xFF;
    }

    /**
     * Reads the variants of the positions after the replies to a state's move, in the order of generation.
     *
     * @param variantsAfter receives one variant for each reply
     * @param count the number of replies
     */
    public void variantsAfter(int state, int count, int[] variantsAfter) {
        int place = Arrays.binarySearch(replies, reply(state, 0));
        place = place < 0 ? -place - 1 : place;
        for (int reply = 0; reply < count; reply++) {
            boolean further = place < replies.length && replies[place] == reply(state, reply);
            variantsAfter[reply] = further ? variants[place++] : 0;
        }
    }

    /** The greatest number of moves to mate that a fresh state claims. */
    public int longest() {
        int longest = 0;
        for (int state = 0; state < numbers.length; state++) {
            longest = Math.max(longest, length(state));
        }
        return longest;
    }

    /** The mean number of moves to mate that fresh states claim. */
    public double mean() {
        long sum = 0;
        int fresh = 0;
        for (int state = 0; state < numbers.length; state++) {
            sum += length(state);
            fresh += moveIndex(state) == NO_MOVE ? 0 : 1;
        }
        return fresh == 0 ? 0 : (double) sum / fresh;
    }
}
