package io.github.kingfell.engine.forcing;

import io.github.kingfell.engine.forcing.remembered.RememberedEnding;
import io.github.kingfell.engine.forcing.tree.Branch;
import org.jspecify.annotations.Nullable;

/**
 * The move to play, with its grounds.
 *
 * @param branch that contains the move
 * @param ending null where no certificate has the move
 * @param state of the ending with the same move
 */
record Plan(Branch branch, @Nullable RememberedEnding ending, int state) {
    /** Returns a plan without a certificate. */
    static Plan unknown(Branch branch) {
        return new Plan(branch, null, RememberedEnding.NO_STATE);
    }

    /** Returns the move on the board. */
    int move() {
        return branch.place().view().toBoard(branch.move());
    }

    /** Returns the moves for which the fifty-move rule must leave room: those to mate, or else those of the tree. */
    int room() {
        return ending == null ? branch.tree().depth(branch.node()) : ending.length(state);
    }
}
