package io.github.kingfell.classics.player;

import io.github.kingfell.rules.board.Position;
import java.util.Optional;

/** A historic program that chooses moves. It may remember the game; it is used by one thread at a time. */
public interface ClassicProgram {
    /**
     * Chooses a move as its author's program did.
     *
     * @param position with its game history; the program may make and unmake moves in it
     * @param moves the legal moves to choose from, at least one; all of them unless the user named some
     * @param counter must be called for every position examined; once it says stop, the program returns a move at once
     * @return empty when the program was not written for such a position
     */
    Optional<Choice> choose(Position position, int[] moves, PositionCounter counter);

    /** Forgets everything learned from earlier moves. */
    default void newGame() {}
}
