package io.github.kingfell.problems.forced;

import io.github.kingfell.problems.Goal;

/**
 * Limits that a composer puts on the attacker's moves, as in the options of Popeye: they are what he means to play, and
 * make long problems short. What is found is a solution; what is not found may still exist without the limits.
 *
 * @param threat the moves within which each move of the attacker must threaten to reach the goal, unless it gives check
 *     or fewer are left; {@link #NO_LIMIT} for none
 * @param flights the most moves that the defender's king may have after each move of the attacker but the last two;
 *     {@link #NO_LIMIT} for none
 * @param nontrivial the most further replies in a line that are not answered soon; {@link #NO_LIMIT} for none
 * @param trivialMoves the attacker's moves within which a reply is answered soon, besides the one that mates
 */
public record AttackLimits(int threat, int flights, int nontrivial, int trivialMoves) {
    public static final int NO_LIMIT = -1;
    public static final AttackLimits NONE = new AttackLimits(NO_LIMIT, NO_LIMIT, NO_LIMIT, 0);

    public AttackLimits withThreat(int moves) {
        return new AttackLimits(moves, flights, nontrivial, trivialMoves);
    }

    public AttackLimits withFlights(int most) {
        return new AttackLimits(threat, most, nontrivial, trivialMoves);
    }

    public AttackLimits withNontrivial(int most, int trivial) {
        return new AttackLimits(threat, flights, most, trivial);
    }

    public boolean areSet() {
        return !equals(NONE);
    }

    /** Returns whether the solver knows the limits in such a play. */
    public boolean suit(Goal goal) {
        boolean plain = !goal.exact()
                && goal.wrongSide() == Goal.WrongSide.NOTHING
                && !goal.aim().followsPieces();
        return !areSet()
                || plain && goal.play() == Goal.Play.DIRECT
                || plain && goal.play() == Goal.Play.SELF && threat == NO_LIMIT;
    }

    /** Returns the limits in words, each after a blank; empty without any. */
    public String words() {
        return (threat == NO_LIMIT ? "" : " with threats in " + threat)
                + (flights == NO_LIMIT ? "" : " with at most " + flights + " flights")
                + (nontrivial == NO_LIMIT
                        ? ""
                        : " with at most " + nontrivial + " further replies not answered in " + (trivialMoves + 1));
    }
}
