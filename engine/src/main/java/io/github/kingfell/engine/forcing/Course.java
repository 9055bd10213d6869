package io.github.kingfell.engine.forcing;

import io.github.kingfell.engine.board.Position;
import org.jspecify.annotations.Nullable;

/**
 * How the game has gone through the states of a {@link RememberedEnding}. Of the state that follows and the one in which the
 * position is met afresh the one is taken that mates sooner; so with every move fewer are left, and no game leads in a
 * circle, whatever trees it passes through.
 */
final class Course {
    private @Nullable Step last;

    /** A move that has been chosen. */
    private record Step(RememberedEnding ending, int strongSide, Position root, int state, int move) {}

    void forget() {
        last = null;
    }

    /**
     * The state to play from, {@link RememberedEnding#NO_STATE} when there is none.
     *
     * @param root the board, with its game history
     */
    int state(RememberedEnding ending, BookPosition place, Position root) {
        int quickest = ending.quickest(place.seen());
        int next = following(ending, place.strongSide(), root);
        if (next == RememberedEnding.NO_STATE || quickest == RememberedEnding.NO_STATE) {
            return Math.max(next, quickest);
        }
        return ending.length(next) <= ending.length(quickest) ? next : quickest;
    }

    private int following(RememberedEnding ending, int strongSide, Position root) {
        Step step = last;
        if (step == null || step.ending() != ending || step.strongSide() != strongSide) {
            return RememberedEnding.NO_STATE;
        }
        return step.root().key() == root.key()
                ? step.state()
                : ending.next(step.root(), strongSide, step.state(), step.move(), root);
    }

    /** Notes that a state's move is played. */
    void play(RememberedEnding ending, int strongSide, Position root, int state, int move) {
        last = new Step(ending, strongSide, root.copy(), state, move);
    }
}
