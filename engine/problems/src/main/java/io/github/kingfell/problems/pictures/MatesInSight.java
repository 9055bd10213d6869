package io.github.kingfell.problems.pictures;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Position;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Tells on every way from one position whether a mate by one side is still within reach of the moves left. Where the
 * pictures of that mate are few, they are listed once ({@link WholePictures}); otherwise each position is asked for any
 * ({@link MatePictures}).
 */
@Hot
public final class MatesInSight {
    /** With fewer moves of both sides a list is not worth its time. */
    private static final int LEAST_MOVES = 8;

    private final Position position;
    private final boolean mayList;
    private final MatePictures pictures = new MatePictures();
    private @Nullable WholePictures whole;
    private int mating;

    /** Where the mated king may stand in the end, by moves made. */
    private long[] kings = new long[64];

    private int level;

    /**
     * @param position that the moves are made on
     * @param mayList whether pictures are listed, which takes as much time as some ten thousand positions
     */
    public MatesInSight(Position position, boolean mayList) {
        this.position = position;
        this.mayList = mayList;
    }

    /**
     * Begins in the position as it is now.
     *
     * @param mating the side that mates
     * @param matingMoves that this side has left, the mating one included
     * @param matedMoves that the other side has left
     */
    public void begin(int mating, int matingMoves, int matedMoves) {
        this.mating = mating;
        level = 0;
        kings[0] = -1L;
        whole = mayList && matingMoves + matedMoves >= LEAST_MOVES
                ? WholePictures.of(position, mating, matingMoves, matedMoves)
                : null;
    }

    /** Follows a move that is about to be made. */
    public void follow(int move) {
        if (whole != null) {
            whole.follow(position, move);
            return;
        }
        level++;
        if (level == kings.length) {
            kings = Arrays.copyOf(kings, 2 * level);
        }
    }

    /** Takes the last move back. */
    public void takeBack() {
        if (whole != null) {
            whole.takeBack();
        } else {
            level--;
        }
    }

    /**
     * Returns whether a mate is within so many moves. Has to be asked after each move before the next, and answers no
     * wherever it has done so before on that way.
     */
    public boolean remain(int matingMoves, int matedMoves) {
        return remain(matingMoves, matedMoves, -1L);
    }

    /**
     * Returns the same for a king in a set of squares.
     *
     * @param among which the mated king must be in the end; fewer with every move
     */
    public boolean remain(int matingMoves, int matedMoves, long among) {
        if (whole != null) {
            return whole.remain(matingMoves, matedMoves);
        }
        long before = kings[Math.max(0, level - 1)] & among;
        kings[level] = pictures.reachable(position, before, mating, matingMoves, matedMoves);
        return kings[level] != 0;
    }

    /** Returns where the mating king can be before the last move, as far as that is known. */
    public long matingKings() {
        return whole == null ? -1L : whole.matingKings();
    }
}
