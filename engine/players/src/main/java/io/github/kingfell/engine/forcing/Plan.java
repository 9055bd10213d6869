package io.github.kingfell.engine.forcing;

import io.github.kingfell.engine.forcing.remembered.RememberedEnding;
import io.github.kingfell.engine.forcing.tree.Branch;
import org.jspecify.annotations.Nullable;

/**
 * What is going to be played.
 *
 * @param branch whose move it is
 * @param ending null where no certificate knows the move
 * @param state of the ending, which plays it too
 */
record Plan(Branch branch, @Nullable RememberedEnding ending, int state) {
    /** A plan that no certificate knows. */
    static Plan unknown(Branch branch) {
        return new Plan(branch, null, RememberedEnding.NO_STATE);
    }

    /** On the board. */
    int move() {
        return branch.place().view().toBoard(branch.move());
    }

    /** Moves that the fifty-move rule must leave: those to mate, or else those of the tree. */
    int room() {
        return ending == null ? branch.tree().depth(branch.node()) : ending.length(state);
    }
}
