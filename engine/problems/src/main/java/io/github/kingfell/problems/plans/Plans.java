package io.github.kingfell.problems.plans;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import java.util.Arrays;
import java.util.function.BooleanSupplier;

/**
 * The plans of a mate or a stalemate that are still possible after some moves of a search. Every move is followed, and
 * the plans that are out of reach of the moves left are left aside until it is taken back. After a move that leaves
 * none nothing need be searched.
 */
@Hot
public final class Plans {
    /** With more plans at first it is cheaper to ask each position. */
    private static final int MOST_LEFT = 20_000;

    private final TrackedMen men;
    private final PlanList list;
    private final PlanBounds bounds;
    private final PlanMaker maker;
    private boolean listed;

    /** The plans within reach, by moves made: those after the last move are at the end. */
    private int[] left = new int[0];

    private int[] ends = new int[64];
    private int ply;

    private Plans(TrackedMen men, PlanList list, PlanBounds bounds, PlanMaker maker) {
        this.men = men;
        this.list = list;
        this.bounds = bounds;
        this.maker = maker;
    }

    /**
     * Makes the plans of mates.
     *
     * @param stop asked now and then whether nobody waits for the plans any more
     */
    public static Plans ofMates(BooleanSupplier stop) {
        TrackedMen men = new TrackedMen();
        PlanList list = new PlanList();
        MateBounds bounds = new MateBounds(men, list);
        return new Plans(men, list, bounds, new MatePlanMaker(men, list, bounds, stop));
    }

    /** Makes the plans of stalemates. */
    public static Plans ofStalemates(BooleanSupplier stop) {
        TrackedMen men = new TrackedMen();
        PlanList list = new PlanList();
        return new Plans(men, list, new StalemateBounds(men, list), new StalematePlanMaker(men, list, stop));
    }

    /**
     * Lists the plans of a play that begins with a position. They stay unknown if somebody may castle or take in
     * passing, or if they are too many.
     *
     * @param beating the side that mates or stalemates
     * @param moves that this side makes
     * @param otherMoves that the other side makes
     * @return whether they are known
     */
    public boolean list(Position position, int beating, int moves, int otherMoves) {
        boolean plain = position.castling() == 0 && position.enPassant() == Square.NONE;
        list.clear();
        ply = 0;
        listed = plain
                && position.hasKing(beating ^ 1)
                && men.begin(position, beating, moves, otherMoves)
                && maker.make();
        if (listed) {
            left = new int[2 * list.size() + 16];
            for (int plan = 0; plan < list.size(); plan++) {
                left[plan] = plan;
            }
            ends[0] = list.size();
            remain();
            listed = count() <= MOST_LEFT;
        }
        return listed;
    }

    /** Returns whether the plans are known, so that moves can be followed. */
    public boolean areListed() {
        return listed;
    }

    /** Returns how many plans were within reach when asked last. */
    public int count() {
        return ends[ply] - start();
    }

    private int start() {
        return ply == 0 ? 0 : ends[ply - 1];
    }

    /** Follows a move. */
    public void follow(int move) {
        men.make(move);
        ply++;
        if (ply == ends.length) {
            ends = Arrays.copyOf(ends, 2 * ply);
        }
        ends[ply] = ends[ply - 1];
    }

    /** Takes the last move back. */
    public void takeBack() {
        men.unmake();
        ply--;
    }

    /** Returns whether a plan is left. Asked once after each move, and before the next. */
    public boolean remain() {
        int begin = ply < 2 ? 0 : ends[ply - 2];
        int end = ply == 0 ? ends[0] : ends[ply - 1];
        int size = start();
        if (size + end - begin > left.length) {
            left = Arrays.copyOf(left, 2 * (size + end - begin));
        }
        int[] plans = left;
        for (int i = begin; i < end; i++) {
            if ((list.men(plans[i]) & men.taken) == 0 && bounds.isWithin(plans[i])) {
                plans[size++] = plans[i];
            }
        }
        ends[ply] = size;
        return size > start();
    }

    /** Returns where the king of the side that mates can be before the last move, in the plans that are left. */
    public long kingsBeforeLast() {
        long kings = 0;
        for (int i = start(); i < ends[ply] && kings != -1L; i++) {
            kings |= kingsBeforeLast(left[i]);
        }
        return kings;
    }

    private long kingsBeforeLast(int plan) {
        for (int i = list.start(plan); i < list.end(plan); i++) {
            int place = list.place(i);
            if (PlaceOfMan.kind(place) == Piece.KING && men.isOther(PlaceOfMan.man(place))) {
                return Attacks.king(PlaceOfMan.square(place)) | Bitboard.of(PlaceOfMan.square(place));
            }
        }
        return -1L;
    }
}
