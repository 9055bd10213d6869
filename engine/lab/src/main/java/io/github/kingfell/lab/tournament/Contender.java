package io.github.kingfell.lab.tournament;

import io.github.kingfell.rules.board.Position;
import java.util.Optional;

/** A player of a tournament. It plays one game at a time and is used by one thread. */
public interface Contender extends AutoCloseable {
    /** Starts a new game; nothing of earlier games may matter from here on. */
    void newGame();

    /**
     * @param position with a legal move, and the game history in it; not changed
     * @return empty when it does not play such positions, which loses the game
     */
    Optional<CommentedMove> play(Position position) throws InterruptedException;

    @Override
    default void close() {}
}
