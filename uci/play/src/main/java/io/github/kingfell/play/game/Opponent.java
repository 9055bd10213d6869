package io.github.kingfell.play.game;

import io.github.kingfell.rules.board.Position;

/** Chooses the moves of the other side. */
public interface Opponent {
    /**
     * Returns the move in a position that has legal moves.
     *
     * @param position with the game history
     */
    int move(Position position) throws InterruptedException;

    /** Returns one line that names the player of the last move; empty when it would give too much away. */
    String credit();

    /** Returns one line on why the last move was played; empty without a reason. */
    String reason();

    /** Returns the name for PGN. */
    String name();
}
