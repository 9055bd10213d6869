package io.github.kingfell.engine.advice;

import io.github.kingfell.rules.board.Position;
import org.jspecify.annotations.Nullable;

/** Plays one side of a game by an advice table: it follows a forcing tree to its end, then consults the table again. */
public final class AdviceGame {
    private final AdviceTable table;
    private @Nullable AdviceBranch branch;

    public AdviceGame(AdviceTable table) {
        this.table = table;
    }

    AdviceTable table() {
        return table;
    }

    /**
     * Returns the move for a position with us to move. If the position is not in the tree, the advice table is
     * consulted.
     */
    public int move(Position board) {
        return place(board).move();
    }

    /**
     * Returns the decision behind the last move.
     *
     * @throws IllegalStateException before the first move
     */
    public Decision decision() {
        AdviceBranch last = branch;
        if (last == null) {
            throw new IllegalStateException("no move yet");
        }
        return last.decision();
    }

    AdviceBranch place(Position board) {
        AdviceBranch next = branch == null ? null : branch.at(board);
        if (next == null) {
            next = AdviceBranch.ask(table, board);
        }
        branch = next;
        return next;
    }
}
