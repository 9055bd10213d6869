package io.github.kingfell.workbench.play;

import io.github.kingfell.rules.board.Position;

/** Plays the other side. */
interface Opponent {
    /**
     * The move in a position with legal moves.
     *
     * @param position with the game history
     */
    int move(Position position) throws InterruptedException;

    /** Whose the last move was, one line to show after it; empty when only {@link #reason} may tell. */
    String credit();

    /** Why the last move was played, one line; empty when there is nothing to say. */
    String reason();

    /** As in a PGN. */
    String name();
}
