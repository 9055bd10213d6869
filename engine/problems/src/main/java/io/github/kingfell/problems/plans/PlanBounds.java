package io.github.kingfell.problems.plans;

import io.github.kingfell.problems.pictures.PieceReach;
import io.github.kingfell.problems.pictures.Ways;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Square;

/** Tells whether the moves that are left can suffice for a plan, counted on an empty board. */
@Hot
final class PlanBounds {
    private static final int SLOT_BITS = 14;

    private final TrackedMen men;
    private final PlanList plans;

    /** Where men can take something on their ways, by a number made of the way, as far as known. */
    private long[] takes = {};

    private int[] keys = {};

    /** What is left of the moves of both sides in the plan asked for, and the men that must still be taken. */
    private int stillSpare;

    private int spare;
    private int mustBeTaken;
    private int prey;

    PlanBounds(TrackedMen men, PlanList plans) {
        this.men = men;
        this.plans = plans;
    }

    /** Makes room for what is remembered; without plans there is none. */
    void begin() {
        if (takes.length == 0) {
            takes = new long[1 << SLOT_BITS];
            keys = new int[1 << SLOT_BITS];
        }
    }

    boolean isWithin(int plan) {
        return countPrey(plan) && countStill(plan) && countOthers(plan) && (mustBeTaken == 0 || canTake(plan));
    }

    /** Counts the men of the other side that the plan does not need. */
    private boolean countPrey(int plan) {
        prey = men.prey;
        for (int man = men.still; man < men.all; man++) {
            if (plans.goal(plan, man) != PlanList.NONE) {
                if (men.taken[man]) {
                    return false;
                }
                prey -= men.forms[man] == Piece.KING ? 0 : 1;
            }
        }
        return true;
    }

    private boolean countStill(int plan) {
        stillSpare = men.stillMoves - Square.distance(men.king(), plans.king(plan));
        mustBeTaken = 0;
        int captures = prey;
        for (int man = 0; man < men.still && stillSpare >= 0; man++) {
            int goal = plans.goal(plan, man);
            if (goal != PlanList.NONE) {
                if (men.taken[man]) {
                    return false;
                }
                stillSpare -= moves(man, goal, prey);
                captures -= captures(man, goal);
            } else if (!men.taken[man]) {
                mustBeTaken++;
            }
        }
        return stillSpare >= 0 && captures >= 0 && mustBeTaken <= men.moves;
    }

    private boolean countOthers(int plan) {
        spare = men.moves;
        int captures = mustBeTaken;
        for (int man = men.still; man < men.all && spare >= 0; man++) {
            int goal = plans.goal(plan, man);
            if (goal != PlanList.NONE) {
                spare -= moves(man, goal, mustBeTaken);
                captures -= captures(man, goal);
            }
        }
        return spare >= 0 && captures >= 0;
    }

    private int moves(int man, int goal, int captures) {
        return ManMoves.count(men.forms[man], PlanList.kind(goal), captures, men.squares[man], PlanList.square(goal));
    }

    private int captures(int man, int goal) {
        return ManMoves.captures(PlanList.kind(goal), men.squares[man], PlanList.square(goal));
    }

    /** Returns whether those that must be taken come where somebody can take them, with the spare moves. */
    private boolean canTake(int plan) {
        long reached = 0;
        for (int man = men.still; man < men.all; man++) {
            int goal = plans.goal(plan, man);
            if (goal != PlanList.NONE) {
                reached |= takesOnWay(man, goal, moves(man, goal, mustBeTaken) + spare);
            } else if (!men.taken[man]) {
                int form = men.forms[man];
                int from = men.squares[man];
                reached |= Ways.pawnTakes(form, from, spare) | Ways.officerTakes(form, from, spare);
            }
        }
        for (int man = 0; man < men.still && stillSpare >= 0; man++) {
            if (plans.goal(plan, man) == PlanList.NONE && !men.taken[man] && man != men.passing) {
                stillSpare -= lost(man, reached);
            }
        }
        return stillSpare >= 0;
    }

    private long takesOnWay(int man, int goal, int moves) {
        int most = Math.min(moves, Ways.MOST_MOVES);
        int key = ((men.forms[man] << 9 | goal) << 6 | men.squares[man]) << 4 | most;
        int slot = key * 0x9E3779B9 >>> Integer.SIZE - SLOT_BITS;
        if (keys[slot] != key) {
            keys[slot] = key;
            takes[slot] = ManMoves.takesOnWay(
                    men.forms[man], PlanList.kind(goal), men.squares[man], PlanList.square(goal), most);
        }
        return takes[slot];
    }

    /** Returns the least moves of a man to one of the squares. */
    private int lost(int man, long reached) {
        int form = men.forms[man];
        int from = men.squares[man];
        if (form <= Piece.PAWN && prey == 0) {
            return Ways.leastStraight(form, from, reached, reached, stillSpare);
        }
        int least = Ways.least(form, from, reached, stillSpare);
        if (form <= Piece.PAWN && least > 0) {
            least = Math.min(least, Ways.least(PieceReach.promoted(form, Piece.QUEEN), from, reached, least));
            least = Math.min(least, Ways.least(PieceReach.promoted(form, Piece.KNIGHT), from, reached, least));
        }
        return least;
    }
}
