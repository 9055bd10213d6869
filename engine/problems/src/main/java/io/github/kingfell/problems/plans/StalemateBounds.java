package io.github.kingfell.problems.plans;

import io.github.kingfell.problems.reach.ManMoves;
import io.github.kingfell.problems.reach.Ways;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Piece;

/**
 * Counts the moves and captures of each man to its place in the plan of a stalemate. A man of the beaten side that has
 * no place must be taken.
 */
@Hot
final class StalemateBounds implements PlanBounds {
    private static final int SLOT_BITS = 14;

    private final TrackedMen men;
    private final PlanList plans;

    /** Where men can take something on their ways, by a number made of the way, as far as known. */
    private final long[] takes = new long[1 << SLOT_BITS];

    private final int[] keys = new int[1 << SLOT_BITS];

    /** What is left of the moves of both sides in the plan asked for, and the men that must or may be taken. */
    private int beatenSpare;

    private int spare;
    private int mustBeTaken;
    private int prey;

    StalemateBounds(TrackedMen men, PlanList plans) {
        this.men = men;
        this.plans = plans;
    }

    @Override
    public boolean isWithin(int plan) {
        long placed = plans.men(plan);
        prey = men.prey - Bitboard.count(placed & men.others() & ~men.otherKing);
        mustBeTaken = Bitboard.count(men.beatenMen() & ~placed & ~men.taken);
        return mustBeTaken <= men.moves && canGo(plan) && (mustBeTaken == 0 || canTake(plan));
    }

    /** Returns whether each man can go to its place, with the moves of its side and what is there for pawns to take. */
    private boolean canGo(int plan) {
        beatenSpare = men.beatenMoves;
        spare = men.moves;
        int beatenCaptures = prey;
        int captures = mustBeTaken;
        int end = plans.end(plan);
        for (int i = plans.start(plan); i < end && beatenSpare >= 0 && spare >= 0; i++) {
            int place = plans.place(i);
            if (men.isOther(PlaceOfMan.man(place))) {
                spare -= moves(place, mustBeTaken);
                captures -= captures(place);
            } else {
                beatenSpare -= moves(place, prey);
                beatenCaptures -= captures(place);
            }
        }
        return beatenSpare >= 0 && spare >= 0 && beatenCaptures >= 0 && captures >= 0;
    }

    private int moves(int place, int captures) {
        return men.count(PlaceOfMan.man(place), PlaceOfMan.kind(place), captures, PlaceOfMan.square(place));
    }

    private int captures(int place) {
        return ManMoves.captures(PlaceOfMan.kind(place), men.squares[PlaceOfMan.man(place)], PlaceOfMan.square(place));
    }

    /** Returns whether those that must be taken come where somebody can take them, with the spare moves. */
    private boolean canTake(int plan) {
        long reached = 0;
        for (int i = plans.start(plan); i < plans.end(plan); i++) {
            int place = plans.place(i);
            if (men.isOther(PlaceOfMan.man(place))) {
                reached |= takesOnWay(place, moves(place, mustBeTaken) + spare);
            }
        }
        long free = ~plans.men(plan) & ~men.taken;
        for (long rest = men.others() & free; rest != 0; rest = Bitboard.rest(rest)) {
            int man = Bitboard.first(rest);
            int form = men.forms[man];
            int from = men.squares[man];
            reached |= Ways.pawnTakes(form, from, spare) | Ways.officerTakes(form, from, spare);
        }
        for (long rest = men.beatenMen() & free; rest != 0 && beatenSpare >= 0; rest = Bitboard.rest(rest)) {
            int man = Bitboard.first(rest);
            if (man != men.passing) {
                beatenSpare -= lost(man, reached);
            }
        }
        return beatenSpare >= 0;
    }

    private long takesOnWay(int place, int moves) {
        int man = PlaceOfMan.man(place);
        int kind = PlaceOfMan.kind(place);
        int to = PlaceOfMan.square(place);
        int most = Math.min(moves, Ways.MOST_MOVES);
        int key = ((men.forms[man] << 9 | kind << 6 | to) << 6 | men.squares[man]) << 4 | most;
        int slot = key * 0x9E3779B9 >>> Integer.SIZE - SLOT_BITS;
        if (keys[slot] != key) {
            keys[slot] = key;
            takes[slot] = ManMoves.takesOnWay(men.forms[man], kind, men.squares[man], to, most);
        }
        return takes[slot];
    }

    /** Returns the least moves of a man to one of the squares. */
    private int lost(int man, long reached) {
        int form = men.forms[man];
        int from = men.squares[man];
        if (form > Piece.PAWN) {
            return Ways.least(form, from, reached, beatenSpare);
        }
        return prey == 0
                ? Ways.leastStraight(form, from, reached, reached, beatenSpare)
                : Ways.leastOfPawn(form, from, reached, reached, beatenSpare);
    }
}
