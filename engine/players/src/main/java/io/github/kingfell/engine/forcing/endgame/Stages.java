package io.github.kingfell.engine.forcing.endgame;

import io.github.kingfell.rules.board.Position;
import java.util.List;

/**
 * The stages of an ending in order. A position belongs to the highest stage whose definition it meets, but stage 0, the
 * disaster, has priority over all (Huberman 1968, chapter 3).
 */
public final class Stages {
    private final List<Stage> list;

    /** The same stages for the inner loop, where a list would allocate iterators. */
    private final Stage[] byNumber;

    /**
     * @param stages numbered from 0 without gaps; every position must meet at least one of them
     * @throws IllegalArgumentException when the numbers have gaps
     */
    public Stages(Stage... stages) {
        list = List.of(stages);
        byNumber = stages.clone();
        for (int number = 0; number < stages.length; number++) {
            if (stages[number].number() != number) {
                throw new IllegalArgumentException("stage " + stages[number].number() + " at place " + number);
            }
        }
    }

    /** Returns the stages from stage 0 to checkmate. */
    public List<Stage> list() {
        return list;
    }

    /** Returns the stage of checkmate. */
    public int highest() {
        return byNumber.length - 1;
    }

    /** Returns the {@link Standing} of a position whose strong side is White. */
    public long standing(Position x) {
        if (byNumber[0].definition().holds(x)) {
            return Standing.of(0, 0);
        }
        int number = byNumber.length - 1;
        while (!byNumber[number].definition().holds(x)) {
            number--;
            if (number == 0) {
                throw new IllegalStateException("a position without a stage");
            }
        }
        return Standing.of(number, byNumber[number].measure().of(x));
    }
}
