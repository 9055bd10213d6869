package io.github.kingfell.workbench.stipulation;

import io.github.kingfell.problems.FirstMoves;
import io.github.kingfell.problems.forced.AttackLimits;
import io.github.kingfell.rules.board.Position;

/**
 * What the options of a problem leave out.
 *
 * @param limits of the attacker in forced play
 * @param longer whether solutions of full length are left out when there are shorter ones, in help and series play
 * @param from the number of the first move with which a solution may begin, from 1, in the order of Popeye
 * @param to the number of the last one
 * @param perPicture the most solutions for each picture of a mate, in help and series play; 0 for all
 */
public record LeftOut(AttackLimits limits, boolean longer, int from, int to, int perPicture) {
    public static final LeftOut NOTHING = new LeftOut(AttackLimits.NONE, false, 1, Integer.MAX_VALUE, 0);

    public LeftOut with(AttackLimits other) {
        return new LeftOut(other, longer, from, to, perPicture);
    }

    public LeftOut longerOnes() {
        return new LeftOut(limits, true, from, to, perPicture);
    }

    public LeftOut from(int number) {
        return new LeftOut(limits, longer, number, to, perPicture);
    }

    public LeftOut to(int number) {
        return new LeftOut(limits, longer, from, number, perPicture);
    }

    public LeftOut perPicture(int most) {
        return new LeftOut(limits, longer, from, to, most);
    }

    /** Returns whether some first moves are left out. */
    private boolean hasFirstMoves() {
        return from > 1 || to < Integer.MAX_VALUE;
    }

    /** Returns whether a solution may begin with a move. */
    public boolean takes(Position position, int move) {
        if (!hasFirstMoves()) {
            return true;
        }
        int number = FirstMoves.number(position, move);
        return number >= from && number <= to;
    }

    /** Returns whether what is not found may exist all the same. */
    public boolean isPart() {
        return limits.areSet() || hasFirstMoves() || perPicture > 0;
    }

    /** Returns what is left out in words, each after a blank. */
    public String words() {
        return limits.words()
                + (longer ? " without longer solutions" : "")
                + (from > 1 ? " from first move " + from : "")
                + (to < Integer.MAX_VALUE ? " up to first move " + to : "")
                + (perPicture > 0 ? " at most " + perPicture + " for each picture" : "");
    }
}
