package io.github.kingfell.engine.advice;

import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.View;
import org.jspecify.annotations.Nullable;

/**
 * The place of a game in the forcing tree that is being followed. A tree is carried out to its end (Huberman's method).
 * The board is transformed when the advice table is consulted, and stays so to the end of the branch.
 *
 * @param seen the position before the tree's move, in the view
 */
record AdviceBranch(AdviceTable table, View view, Position seen, Decision decision, AdviceTree tree) {
    /** Consults the advice table for a position, with the side to move as us. */
    static AdviceBranch ask(AdviceTable table, Position board) {
        View view = Orientation.of(board, board.sideToMove());
        Position seen = view.apply(board);
        Decision decision = new Adviser(table, seen).advise(seen);
        return new AdviceBranch(table, view, seen, decision, decision.tree());
    }

    /** Returns this branch, or the branch after the reply that was made; null when the board is not in the tree. */
    @Nullable
    AdviceBranch at(Position board) {
        Position now = view.apply(board);
        if (now.key() == seen.key()) {
            return this;
        }
        Position x = seen.copy();
        x.make(tree.move());
        for (int reply : MoveList.legal(x).toArray()) {
            AdviceTree answer = tree.answerTo(reply);
            if (answer != null && x.keyAfter(reply) == now.key()) {
                return new AdviceBranch(table, view, now, decision, answer);
            }
        }
        return null;
    }

    /** Returns the move to be played on the board. */
    int move() {
        return view.toBoard(tree.move());
    }
}
