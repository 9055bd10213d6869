package io.github.kingfell.rules.certificate;

import java.util.Arrays;

/**
 * A strategy as an automaton. A state is a canonical position with White to move, and a variant: a player who follows a
 * tree plays differently from one who comes to the position afresh. Variant 0 is the fresh one. A state holds the move,
 * how many moves to mate it claims, and for each reply the variant in which it goes on.
 *
 * <p>Nothing here is checked but the shape; what is claimed is judged by the rules elsewhere. States are numbers:
 * variant 0 of all positions in the order of their numbers, then the further variants, position by position. Immutable;
 * a position takes 6 bytes, a further variant 6, a reply that leads to one another 6.
 */
public final class Automaton {
    /** What {@link #state} says of a position that is not there. */
    public static final int NO_STATE = -1;

    /** In place of the move index: the position is only met inside trees, and nothing is known of it afresh. */
    public static final int NO_MOVE = 0xFF;

    /** Of two squares: a page is what the men but these two leave open. */
    private static final int PAGE_BITS = 12;

    /** More than the replies of a bare king. */
    private static final int REPLY_BITS = 3;

    private final Placements placements;
    private final boolean complete;

    /** Of the positions, ascending. */
    final int[] numbers;

    /** By numbers without their last bits: where in {@link #numbers} they begin. */
    private final int[] pages;

    /** By further state: the index of the position, never falling. */
    final int[] positionOf;

    /** By state: index of the move in the order of generation. */
    final byte[] moves;

    /** By state: moves to mate. */
    final byte[] lengths;

    /** State and reply that lead to a further variant, ascending, and that variant. */
    final int[] replies;

    final short[] variants;

    /**
     * Takes the arrays over.
     *
     * @param complete when every won position of the material is claimed to be there
     * @throws IllegalArgumentException when they do not fit each other
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
        require(moves.length == numbers.length + positionOf.length && lengths.length == moves.length, "as many moves");
        require(variants.length == replies.length, "as many variants as replies");
        require(isAscending(numbers, 1) && isBelow(numbers, placements.size()), "numbers in order");
        require(isAscending(positionOf, 0) && isBelow(positionOf, numbers.length), "positions in order");
        require(isAscending(replies, 1) && isBelow(replies, moves.length << REPLY_BITS), "replies in order");
        pages = pages();
    }

    private static void require(boolean condition, String what) {
        if (!condition) {
            throw new IllegalArgumentException("not an automaton, expected: " + what);
        }
    }

    private static boolean isAscending(int[] values, int leastStep) {
        for (int i = 1; i < values.length; i++) {
            if (values[i] - values[i - 1] < leastStep) {
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

    /** True when every won position of the material is claimed to be there. */
    public boolean isComplete() {
        return complete;
    }

    /** Canonical positions. */
    public int positions() {
        return numbers.length;
    }

    /** Exclusive upper bound of the states. */
    public int states() {
        return moves.length;
    }

    /** The state of a canonical position; {@link #NO_STATE} when it is not there. */
    public int state(int number, int variant) {
        int position = indexOf(number);
        if (position < 0 || variant < 0) {
            return NO_STATE;
        }
        if (variant == 0) {
            return moveIndex(position) == NO_MOVE ? NO_STATE : position;
        }
        int further = firstFurther(position) + variant - 1;
        return further < positionOf.length && positionOf[further] == position ? numbers.length + further : NO_STATE;
    }

    /** True when some state of a position is there. */
    public boolean contains(int number) {
        return indexOf(number) >= 0;
    }

    /** The index of a position, negative when it is not there. */
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

    /** Variants of a position that is there, the fresh one included. */
    public int variants(int number) {
        int position = indexOf(number);
        return firstFurther(position + 1) - firstFurther(position) + 1;
    }

    /** The least moves to mate that a state of the same position claims. */
    public int leastLength(int state) {
        int position = position(state);
        int least = moveIndex(position) == NO_MOVE ? lengths[state] : lengths[position];
        for (int further = firstFurther(position);
                further < positionOf.length && positionOf[further] == position;
                further++) {
            least = Math.min(least, lengths[numbers.length + further]);
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

    /** Moves to mate that the state claims. */
    public int length(int state) {
        return lengths[state];
    }

    /**
     * The variants of the positions after the replies to a state's move, in the order of generation.
     *
     * @param variantsAfter gets one for each reply
     * @param count of the replies
     */
    public void variantsAfter(int state, int count, int[] variantsAfter) {
        int place = Arrays.binarySearch(replies, reply(state, 0));
        place = place < 0 ? -place - 1 : place;
        for (int reply = 0; reply < count; reply++) {
            boolean further = place < replies.length && replies[place] == reply(state, reply);
            variantsAfter[reply] = further ? variants[place++] : 0;
        }
    }

    /** The most moves to mate that a fresh position claims. */
    public int longest() {
        int longest = 0;
        for (int state = 0; state < numbers.length; state++) {
            longest = Math.max(longest, lengths[state]);
        }
        return longest;
    }

    /** The mean of what fresh positions claim. */
    public double mean() {
        long sum = 0;
        int fresh = 0;
        for (int state = 0; state < numbers.length; state++) {
            sum += lengths[state];
            fresh += moveIndex(state) == NO_MOVE ? 0 : 1;
        }
        return fresh == 0 ? 0 : (double) sum / fresh;
    }
}
