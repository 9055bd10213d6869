package io.github.kingfell.problems.plans;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Bitboard;
import java.util.Arrays;

/** Plans by number: the {@link PlaceOfMan places} of those men that have one. A plan is written before it is kept. */
@Hot
final class PlanList {
    private int[] places = new int[1024];

    /** By plan: its first place; the one after the last is that of the plan which is being written, then its end. */
    private int[] starts = new int[64];

    /** By plan: the men that must be there in the end, as a set of numbers. */
    private long[] men = new long[64];

    private int size;

    /** Forgets all plans. */
    void clear() {
        size = 0;
    }

    /** Begins to write a plan, or begins it anew. */
    void begin() {
        if (size + 2 > starts.length) {
            starts = Arrays.copyOf(starts, 2 * starts.length);
            men = Arrays.copyOf(men, starts.length);
        }
        starts[size + 1] = starts[size];
        men[size] = 0;
    }

    /** Writes a place. */
    void add(int place) {
        int end = starts[size + 1]++;
        if (end == places.length) {
            places = Arrays.copyOf(places, 2 * end);
        }
        places[end] = place;
        if (PlaceOfMan.kind(place) != PlaceOfMan.AWAY) {
            men[size] |= Bitboard.of(PlaceOfMan.man(place));
        }
    }

    /** Keeps the plan that has been written. */
    void keep() {
        size++;
    }

    /** Returns how many plans are kept, which is the number of the plan that is being written. */
    int size() {
        return size;
    }

    /** Returns the index of the first place of a plan. */
    int start(int plan) {
        return starts[plan];
    }

    /** Returns the index after the last place of a plan. */
    int end(int plan) {
        return starts[plan + 1];
    }

    int place(int index) {
        return places[index];
    }

    /** Returns the men that a plan has on the board in the end, as a set of numbers. */
    long men(int plan) {
        return men[plan];
    }
}
