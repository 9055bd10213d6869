package io.github.kingfell.workbench.review;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.Score;
import io.github.kingfell.search.WinRates;

/**
 * Converts a score to an expected game result, from 0 to 1: the chance of a win plus half that of a draw, as in
 * UCI_ShowWDL.
 */
final class Expectation {
    static final double DRAW = 0.5;

    private static final double PERMILLE = 1_000;

    private Expectation() {}

    /** Returns the expected result of the side whose score it is, 0 to 1; a proved mate is certain. */
    static double of(Score score, Position position) {
        if (score instanceof Score.Mate mate) {
            return mate.moves() > 0 ? 1 : 0;
        }
        int centipawns = ((Score.Centipawns) score).value();
        WinRates.Chances chances = WinRates.shipped().chances(centipawns, WinRates.material(position));
        return (chances.win() + DRAW * chances.draw()) / PERMILLE;
    }
}
