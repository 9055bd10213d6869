package io.github.kingfell.problems.plans;

import io.github.kingfell.rules.Hot;
import java.util.Arrays;

/** Plans by number: where the stalemated king stands in the end, and what becomes of each man. */
@Hot
final class PlanList {
    /** The goal of a man that is taken, or, on the other side, whose fate does not matter. */
    static final int NONE = -1;

    /** More plans are not listed. */
    static final int MOST = 500_000;

    private byte[] kings = new byte[64];
    private short[] goals = new short[1024];
    private int men;
    private int size;

    /** Forgets all plans; the new ones are for so many men. */
    void clear(int men) {
        this.men = men;
        size = 0;
    }

    /** Returns the goal of a man that stands on a square as a piece of that kind. */
    static int goalOf(int kind, int square) {
        return kind << 6 | square;
    }

    static int kind(int goal) {
        return goal >> 6;
    }

    static int square(int goal) {
        return goal & 63;
    }

    void add(int king, int[] goals) {
        if (size == kings.length) {
            kings = Arrays.copyOf(kings, 2 * size);
        }
        int row = size * men;
        if (row + men > this.goals.length) {
            this.goals = Arrays.copyOf(this.goals, 2 * (row + men));
        }
        kings[size++] = (byte) king;
        for (int man = 0; man < men; man++) {
            this.goals[row + man] = (short) goals[man];
        }
    }

    int size() {
        return size;
    }

    int king(int plan) {
        return kings[plan];
    }

    int goal(int plan, int man) {
        return goals[plan * men + man];
    }
}
