package io.github.kingfell.engine.forcing.growth;

import io.github.kingfell.engine.forcing.endgame.Comparison;
import io.github.kingfell.rules.Hot;

/**
 * The results for the positions of one tree, by position key. For a q: standing and comparison with the root, because
 * the same q occurs on many branches of a wide tree, and the book's predicates cost more than a lookup. For p and q:
 * the number of moves of the strong side within which every branch ends better, and the number within which some does
 * not.
 */
@Hot
final class VerdictTable extends PositionTable {
    /** More moves than any tree has. */
    static final int NEVER = 127;

    private static final byte NOT_COMPARED = 0;
    private static final byte BETTER = 1;
    private static final byte WORSE = 2;
    private static final byte NEITHER = 3;

    private long[] standing = new long[SMALLEST];
    private byte[] comparison = new byte[SMALLEST];
    private byte[] failed = new byte[SMALLEST];
    private byte[] solved = new byte[SMALLEST];
    private long[] reached = new long[SMALLEST];

    @Override
    void reset(int place) {
        comparison[place] = NOT_COMPARED;
        failed[place] = 0;
        solved[place] = NEVER;
    }

    @Override
    void move(int[] to, int size) {
        standing = moved(standing, to, size);
        comparison = moved(comparison, to, size);
        failed = moved(failed, to, size);
        solved = moved(solved, to, size);
        reached = moved(reached, to, size);
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

    /**
     * Returns, for a p that has failed, its moves that are neither better nor worse, one bit each in the order of
     * generation.
     */
    long kept(int place) {
        return standing[place];
    }

    void setKept(int place, long bits) {
        standing[place] = bits;
    }

    /** Returns the moves within which some branch does not end better; {@link #NEVER} when more moves do not help. */
    int failed(int place) {
        return failed[place];
    }

    void setFailed(int place, int moves) {
        failed[place] = (byte) moves;
    }

    /** Returns the moves within which every branch ends better; {@link #NEVER} when not known. */
    int solved(int place) {
        return solved[place];
    }

    void setSolved(int place, int moves, long newReached) {
        solved[place] = (byte) moves;
        reached[place] = newReached;
    }

    /** Returns, for a solved position, the least standing at the ends of its branches. */
    long reached(int place) {
        return reached[place];
    }
}
