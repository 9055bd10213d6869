package io.github.kingfell.problems.plans;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import java.util.Arrays;
import java.util.function.BooleanSupplier;

/**
 * The plans of a stalemate that are still possible after some moves of a search. A move after which none is left need
 * not be searched.
 */
@Hot
public final class StalematePlans {
    private static final long MOST_STEPS = 30_000_000;

    /** With more plans at first the pictures of each node are cheaper. */
    private static final int MOST_LEFT = 20_000;

    private final PlanMaker maker;
    private final TrackedMen men = new TrackedMen();
    private final PlanBounds bounds;

    /** The plans that are left, ply after ply, and where those of a ply begin. */
    private int[] left = new int[0];

    private int[] starts = new int[2];
    private int ply;
    private boolean listed;

    /** @param stop asked now and then whether nobody waits for the plans any more */
    public StalematePlans(BooleanSupplier stop) {
        maker = new PlanMaker(MOST_STEPS, stop);
        bounds = new PlanBounds(men, maker.plans);
    }

    /** Forgets the plans, so that each move may be searched. */
    public void forget() {
        listed = false;
    }

    /** Returns whether the plans of the play are known. */
    public boolean areListed() {
        return listed;
    }

    /**
     * Lists the plans of a play that begins with a position. They stay unknown if somebody may castle or take in
     * passing, or if they are too many.
     *
     * @param stalemating the side that stalemates
     * @param moves that this side makes
     * @param otherMoves that the other side makes
     */
    public void list(Position position, int stalemating, int moves, int otherMoves) {
        boolean plain = position.castling() == 0 && position.enPassant() == Square.NONE;
        listed = position.hasKing(stalemating ^ 1) && plain && maker.make(position, stalemating, moves, otherMoves);
        if (listed) {
            men.begin(maker.men, moves + otherMoves);
            bounds.begin();
            starts = new int[moves + otherMoves + 2];
            ply = 0;
            int size = maker.plans.size();
            left = new int[2 * size];
            for (int plan = 0; plan < size; plan++) {
                left[plan] = plan;
            }
            starts[1] = keep(0, size, 0);
            listed = starts[1] <= MOST_LEFT;
        }
    }

    /** Returns how many plans are left. */
    public int count() {
        return starts[ply + 1] - starts[ply];
    }

    /** Follows a move; returns false, and does not follow it, if no plan is left after it. */
    public boolean follow(int move) {
        if (!listed) {
            return true;
        }
        int end = starts[ply + 1];
        if (left.length < end + count()) {
            left = Arrays.copyOf(left, 2 * (end + count()));
        }
        men.make(move);
        int kept = keep(starts[ply], end, end);
        if (kept == end) {
            men.unmake();
            return false;
        }
        starts[++ply + 1] = kept;
        return true;
    }

    /** Takes the last move back that was followed. */
    public void back() {
        if (listed) {
            men.unmake();
            ply--;
        }
    }

    /** Copies those plans for which the moves can suffice to a place, and returns the end of the copies. */
    private int keep(int begin, int end, int to) {
        int next = to;
        for (int i = begin; i < end; i++) {
            if (bounds.isWithin(left[i])) {
                left[next++] = left[i];
            }
        }
        return next;
    }
}
