package io.github.kingfell.problems.plans;

import io.github.kingfell.problems.pictures.EndPictures;
import io.github.kingfell.problems.pictures.MatePictures;
import io.github.kingfell.problems.pictures.StalematePictures;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import java.util.Arrays;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Tells on every way from one position whether a mate or a stalemate by one side is still within reach of the moves
 * left. Where the plans of that end are few, they are listed once ({@link Plans}); otherwise each position is asked for
 * any ({@link EndPictures}).
 */
@Hot
public final class EndsInSight {
    /** With fewer moves of both sides a list is not worth its time. */
    private static final int LEAST_FOR_MATE = 8;

    private static final int LEAST_FOR_STALEMATE = 5;

    private final Position position;
    private final EndPictures pictures;
    private final @Nullable Plans plans;
    private final int leastListed;

    /** Whether the plans are asked before a move is made; otherwise after it, since the position may be known. */
    private final boolean asksFirst;

    private boolean listed;
    private int beating;

    /** Where the beaten king may stand in the end, by moves made. */
    private long[] kings = new long[64];

    private int level;

    private EndsInSight(
            Position position, EndPictures pictures, @Nullable Plans plans, int leastListed, boolean asksFirst) {
        this.position = position;
        this.pictures = pictures;
        this.plans = plans;
        this.leastListed = leastListed;
        this.asksFirst = asksFirst;
    }

    /**
     * Looks for ends in a position that the moves are made on, and lists no plans.
     *
     * @param pictures asked for each position
     */
    public static EndsInSight of(Position position, EndPictures pictures) {
        return new EndsInSight(position, pictures, null, Integer.MAX_VALUE, false);
    }

    /**
     * Looks for mates.
     *
     * @param stop asked now and then whether nobody waits for the plans any more
     */
    public static EndsInSight ofMates(Position position, BooleanSupplier stop) {
        return new EndsInSight(position, new MatePictures(), Plans.ofMates(stop), LEAST_FOR_MATE, false);
    }

    /** Looks for stalemates. */
    public static EndsInSight ofStalemates(Position position, BooleanSupplier stop) {
        return new EndsInSight(position, new StalematePictures(), Plans.ofStalemates(stop), LEAST_FOR_STALEMATE, true);
    }

    /**
     * Begins in the position as it is now.
     *
     * @param side the side that makes the last move
     * @param moves that this side has left, the last one included
     * @param otherMoves that the other side has left
     */
    public void begin(int side, int moves, int otherMoves) {
        beating = side;
        level = 0;
        kings[0] = -1L;
        listed = plans != null && moves + otherMoves >= leastListed && plans.list(position, side, moves, otherMoves);
    }

    /** Follows a move that is about to be made; returns false, and does not follow it, if it leaves no end in sight. */
    public boolean follow(int move) {
        if (plans != null && listed) {
            plans.follow(move);
            if (asksFirst && !plans.remain()) {
                plans.takeBack();
                return false;
            }
            return true;
        }
        level++;
        if (level == kings.length) {
            kings = Arrays.copyOf(kings, 2 * level);
        }
        return true;
    }

    /** Takes the last move back that was followed. */
    public void takeBack() {
        if (plans != null && listed) {
            plans.takeBack();
        } else {
            level--;
        }
    }

    /**
     * Returns whether an end is within so many moves. Has to be asked after each move before the next, and answers no
     * wherever it has done so before on that way.
     */
    public boolean remain(int moves, int otherMoves) {
        return remain(moves, otherMoves, -1L);
    }

    /**
     * Returns the same for a king in a set of squares.
     *
     * @param among which the beaten king must be in the end; fewer with every move
     */
    public boolean remain(int moves, int otherMoves, long among) {
        if (plans != null && listed) {
            return asksFirst || plans.remain();
        }
        long before = kings[Math.max(0, level - 1)] & among;
        kings[level] = pictures.reachable(position, before, beating, moves, otherMoves);
        return kings[level] != 0;
    }

    /** Removes moves that serve no end that was in sight when asked last. */
    public void keepUseful(MoveList moves) {
        if (!listed) {
            pictures.keepUseful(position, moves);
        }
    }

    /** Returns where the king of the side that makes the last move can be before it, as far as that is known. */
    public long kingsBeforeLast() {
        return plans != null && listed ? plans.kingsBeforeLast() : -1L;
    }
}
