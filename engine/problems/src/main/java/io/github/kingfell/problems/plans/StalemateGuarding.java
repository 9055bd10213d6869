package io.github.kingfell.problems.plans;

import io.github.kingfell.problems.reach.ManMoves;
import io.github.kingfell.problems.reach.StalemateGuards;
import io.github.kingfell.problems.reach.Ways;
import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Square;
import java.util.Arrays;

/**
 * Gives squares to those men of the stalemating side that a board of the other side needs, in every way. Where several
 * meet the same need, some ways are listed twice, about one in a hundred.
 */
final class StalemateGuarding {
    private static final int MOST_PLANS = 500_000;

    /** What is settled of the men of this side. */
    private record Guarding(long open, int left, int captures, long standing, long attacked, long pinned, int stands) {
        Guarding place(int man, int square, int moves, int captured, long attacks, long pins, int allStands) {
            return new Guarding(
                    open & ~Bitboard.of(man),
                    left - moves,
                    captures - captured,
                    standing | Bitboard.of(square),
                    attacked | attacks,
                    pinned | pins,
                    allStands);
        }
    }

    private final TrackedMen men;
    private final int[] placed;
    private final PlanList plans;
    private final PlanEffort effort;

    /** Sets of squares, of each of which one must be occupied. */
    private final long[] stands = new long[64 + TrackedMen.MOST];

    private int target;
    private long occupied;
    private long closed;
    private long guards;
    private long pins;

    /** @param placed by man: its place in the plan, of which those of this side are set here */
    StalemateGuarding(TrackedMen men, int[] placed, PlanList plans, PlanEffort effort) {
        this.men = men;
        this.placed = placed;
        this.plans = plans;
        this.effort = effort;
    }

    /** Adds the plans with a board of the stalemated side, whose king is on the target. */
    void place(StillBoard board, int target) {
        this.target = target;
        occupied = board.occupied();
        closed = board.noOthers() | occupied;
        guards = Attacks.king(target) & ~occupied;
        pins = board.pinned();
        Arrays.fill(placed, men.beaten, men.all, PlaceOfMan.NONE);
        int size = 0;
        for (long rest = board.blocks(); rest != 0; rest = Bitboard.rest(rest)) {
            stands[size++] = Bitboard.of(Bitboard.first(rest));
        }
        extend(new Guarding(men.others(), men.moves, board.taken(), 0, 0, 0, size));
    }

    /** Meets the first need that is left with each man that can. */
    private void extend(Guarding now) {
        if (effort.isTooMuch()) {
            return;
        }
        long pin = pins & ~now.pinned;
        long stand = pin == 0 ? open(now) : 0;
        long guard = pin == 0 && stand == 0 ? guards & ~now.attacked : 0;
        if ((pin | stand | guard) == 0) {
            add();
            return;
        }
        for (long rest = now.open; rest != 0; rest = Bitboard.rest(rest)) {
            int man = Bitboard.first(rest);
            int form = men.forms[man];
            for (int kind = ManMoves.firstKind(form); kind <= ManMoves.lastKind(form); kind++) {
                long places = ManMoves.within(form, kind, men.squares[man], now.left) & ~(closed | now.standing);
                places &= pin != 0
                        ? Attacks.line(target, placeOf(Bitboard.first(pin)))
                        : stand != 0 ? stand : StalemateGuards.useful(men.shape(man, kind), target);
                place(now, man, kind, places, pin, guard);
            }
        }
    }

    /** Returns the first set of squares of which none is occupied, or nothing. */
    private long open(Guarding now) {
        for (int i = 0; i < now.stands; i++) {
            if ((stands[i] & now.standing) == 0) {
                return stands[i];
            }
        }
        return 0;
    }

    private void place(Guarding now, int man, int kind, long places, long pin, long guard) {
        boolean slides = kind >= Piece.BISHOP && kind <= Piece.QUEEN;
        for (long rest = places; rest != 0; rest = Bitboard.rest(rest)) {
            int square = Bitboard.first(rest);
            int moves = men.count(man, kind, now.captures, square);
            long attacks = attacks(kind, square);
            long between = Bitboard.contains(attacks, target) ? Attacks.between(square, target) : -1L;
            boolean touches = kind == Piece.KING && Square.distance(square, target) < 2;
            // A line to the king is closed by a man of this side.
            if (moves > now.left || touches || between == 0 || between != -1L && !slides) {
                continue;
            }
            long pinned = slides ? pinned(kind, square, pin) : 0;
            if (pin != 0 && pinned == 0 || guard != 0 && !Bitboard.contains(attacks, Bitboard.first(guard))) {
                continue;
            }
            int allStands = now.stands;
            if (between != -1L) {
                stands[allStands++] = between;
            }
            int captured = ManMoves.captures(kind, men.squares[man], square);
            placed[man] = PlaceOfMan.of(man, kind, square);
            extend(now.place(man, square, moves, captured, attacks, pinned, allStands));
            placed[man] = PlaceOfMan.NONE;
        }
    }

    private long attacks(int kind, int square) {
        return kind == Piece.PAWN ? Attacks.pawn(men.side ^ 1, square) : Attacks.of(kind, square, occupied);
    }

    private int placeOf(int man) {
        return PlaceOfMan.square(placed[man]);
    }

    /** Returns those of the men that a piece pins. */
    private long pinned(int kind, int square, long candidates) {
        long pinned = 0;
        for (long rest = candidates; rest != 0; rest = Bitboard.rest(rest)) {
            int man = Bitboard.first(rest);
            boolean alone = (Attacks.between(square, target) & occupied) == Bitboard.of(placeOf(man));
            pinned |= alone && Ways.isLine(kind, square, target) ? Bitboard.of(man) : 0;
        }
        return pinned;
    }

    private void add() {
        plans.begin();
        plans.add(PlaceOfMan.of(TrackedMen.KING, Piece.KING, target));
        for (int man = 0; man < men.all; man++) {
            if (placed[man] != PlaceOfMan.NONE) {
                plans.add(placed[man]);
            }
        }
        plans.keep();
        if (plans.size() == MOST_PLANS) {
            effort.giveUp();
        }
    }
}
