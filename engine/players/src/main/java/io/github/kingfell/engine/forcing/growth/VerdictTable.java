package io.github.kingfell.engine.forcing.growth;

import io.github.kingfell.engine.forcing.endgame.Comparison;
import io.github.kingfell.rules.Hot;

/**
 * What was found about the positions of one tree, by position key. Of a q, standing and comparison with the root: the
 * same q stands on many branches of a wide tree, and the book's predicates cost more than a look into a table. Of p and
 * q, within how many moves of the strong side every branch ends better, and within how many not.
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
     * Of a p that has failed: its moves that are neither better nor worse, a bit each in the order they are generated.
     */
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

    void setSolved(int place, int moves, long newReached) {
        solved[place] = (byte) moves;
        reached[place] = newReached;
    }

    /** Of a position that is solved: the least standing that its branches end with. */
    long reached(int place) {
        return reached[place];
    }
}
