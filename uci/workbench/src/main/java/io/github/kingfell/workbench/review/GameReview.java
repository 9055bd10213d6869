package io.github.kingfell.workbench.review;

import io.github.kingfell.rules.notation.PgnGame;
import java.util.List;
import java.util.Locale;

/**
 * A game with the analysis of each position.
 *
 * @param game as it was read
 * @param positions before each move, and after the last: one more than the game has moves, or only the first of them
 */
public record GameReview(PgnGame game, List<Assessment> positions) {
    public GameReview {
        positions = List.copyOf(positions);
        if (positions.isEmpty() || positions.size() > game.moves().size() + 1) {
            throw new IllegalArgumentException(positions.size() + " positions");
        }
    }

    /** Returns the number of plies whose moves can be judged: all, unless the review was interrupted. */
    public int plies() {
        return positions.size() - 1;
    }

    /** Returns whether the whole game was analysed. */
    public boolean isWhole() {
        return plies() == game.moves().size();
    }

    /**
     * Returns the part of a point that a move lost, 0 to 1: the expected result of its side before the move minus that
     * after it. The engine's own choice loses nothing, even if the next search scores it lower.
     *
     * @param ply from 0
     */
    public double loss(int ply) {
        Assessment before = positions.get(ply);
        if (before.best().moves().get(0) == game.moves().get(ply).move()) {
            return 0;
        }
        double after = 1 - positions.get(ply + 1).expected();
        return Math.max(0, before.expected() - after);
    }

    /**
     * Returns the loss in digits, rounded down: a move never seems to have lost what makes the next grade.
     *
     * @param ply from 0
     */
    public String lossText(int ply) {
        return String.format(Locale.ROOT, "%.2f", Math.floor(100 * loss(ply)) / 100);
    }

    /** @param ply from 0 */
    public MoveGrade judgement(int ply) {
        return MoveGrade.of(loss(ply));
    }
}
