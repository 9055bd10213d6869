package io.github.kingfell.lab.classic.player;

import io.github.kingfell.rules.board.Position;
import java.util.Optional;

/** A program of the past that chooses moves. It may remember the game; used by one thread at a time. */
public interface ClassicProgram {
    /**
     * Chooses a move as its author's program did.
     *
     * @param position its to move about in, with the game history in it
     * @param moves the legal moves to choose from, at least one; all of them unless the user named some
     * @param effort to be told of every position looked at; once it says stop, a move is to be returned at once
     * @return empty when the program was not written for such a position
     */
    Optional<Choice> choose(Position position, int[] moves, Effort effort);

    /** Forgets everything learnt from earlier moves. */
    default void newGame() {}
}
