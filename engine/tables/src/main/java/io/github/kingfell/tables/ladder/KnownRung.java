package io.github.kingfell.tables.ladder;

import java.util.List;

/**
 * A pattern in the making.
 *
 * @param good how many useful positions it fits
 * @param bad how many positions it must not fit
 */
record KnownRung(List<KnownClue> clues, int good, int bad) {
    /** Part of its worth that a pattern keeps for each clue. */
    private static final double BREVITY = 0.95;

    private static final double WIDTH = 0.5;
    private static final double PURITY = 2;

    /** Returns the positions that all clues fit. */
    NodeSet fitting() {
        NodeSet fitting = clues.get(0).fitting().copy();
        clues.subList(1, clues.size()).forEach(clue -> fitting.keepOnly(clue.fitting()));
        return fitting;
    }

    /** Returns a gain, the less the more clues there are. */
    double worth(double gain) {
        return gain * Math.pow(BREVITY, clues.size());
    }

    /** Returns how promising it is with more clues: pure, and wide. */
    double promise() {
        return WIDTH * Math.log(good) + PURITY * Math.log((good + 1.0) / (good + bad + 2.0));
    }

    Rung rung() {
        return new Rung(clues.stream().map(KnownClue::clue).toList());
    }
}
