package io.github.kingfell.engine.forcing.remembered;

import io.github.kingfell.engine.forcing.endgame.BookPosition;
import io.github.kingfell.engine.forcing.tree.Branch;
import io.github.kingfell.rules.board.Position;
import org.jspecify.annotations.Nullable;

/**
 * The course of the game through the states of a {@link RememberedEnding}. Of the next state and the other states of
 * the same position, it chooses the one that mates soonest. So the moves to mate fall with every move, and no game
 * leads in a circle, whatever trees it passes through.
 */
public final class GamePath {
    private @Nullable Step last;

    /** A chosen move. */
    private record Step(RememberedEnding ending, int strongSide, Position root, int state, int move) {}

    public void forget() {
        last = null;
    }

    /**
     * Returns the state to play from, {@link RememberedEnding#NO_STATE} when there is none.
     *
     * @param root the board, with its game history
     */
    public int state(RememberedEnding ending, BookPosition place, Position root) {
        int next = following(ending, place.strongSide(), root);
        if (next == RememberedEnding.NO_STATE) {
            return ending.fresh(place.seen());
        }
        int quickest = ending.quickest(place.seen());
        if (ending.length(next) <= ending.length(quickest)) {
            return next;
        }
        // An announced mate is not given up for one that cannot be announced.
        boolean announced = ending.isJudged(next);
        return announced && !ending.isCertain(root, place, quickest) ? next : quickest;
    }

    /**
     * Returns the ending to play by. After a promotion the certificate of the earlier ending still covers the game. It
     * is kept while the ending that the game has reached could not announce as short a mate.
     *
     * @param reached the ending that the game has reached; null when no certificate of it is known
     */
    public @Nullable RememberedEnding goesOnIn(@Nullable RememberedEnding reached, BookPosition place, Position root) {
        Step step = last;
        if (step == null || step.ending() == reached) {
            return reached;
        }
        int next = following(step.ending(), place.strongSide(), root);
        if (next == RememberedEnding.NO_STATE || !step.ending().isJudged(next)) {
            return reached;
        }
        int fresh = reached == null ? RememberedEnding.NO_STATE : reached.fresh(place.seen());
        boolean isAsGood = reached != null
                && fresh != RememberedEnding.NO_STATE
                && reached.isJudged(fresh)
                && reached.length(fresh) <= step.ending().length(next);
        return isAsGood ? reached : step.ending();
    }

    /** Returns the state of the position, next or fresh, that plays a branch's move, if any. */
    public int state(RememberedEnding ending, Branch branch, Position root) {
        Position seen = branch.place().seen();
        int next = following(ending, branch.place().strongSide(), root);
        if (next != RememberedEnding.NO_STATE && ending.plays(seen, next, branch.move())) {
            return next;
        }
        int fresh = ending.fresh(seen);
        boolean plays = fresh != RememberedEnding.NO_STATE && ending.plays(seen, fresh, branch.move());
        return plays ? fresh : RememberedEnding.NO_STATE;
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

    /** Records that a state's move is played. */
    public void play(RememberedEnding ending, int strongSide, Position root, int state, int move) {
        last = new Step(ending, strongSide, root.copy(), state, move);
    }
}
