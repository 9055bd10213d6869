package io.github.kingfell.engine.advice;

import io.github.kingfell.rules.board.Position;
import org.jspecify.annotations.Nullable;

/** One side of a game, played by a table: a tree is followed while it lasts, then the table is asked again. */
public final class AdviceGame {
    private final AdviceTable table;
    private @Nullable AdviceBranch branch;

    public AdviceGame(AdviceTable table) {
        this.table = table;
    }

    AdviceTable table() {
        return table;
    }

    /** The move for a position with us to move. A position out of the blue is no mistake: the table is asked. */
    public int move(Position board) {
        return place(board).move();
    }

    /**
     * Whose idea the last move was.
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
