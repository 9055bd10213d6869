package io.github.kingfell.classics.player;

import io.github.kingfell.search.Pv;

/**
 * A chosen move and the reason for it.
 *
 * @param line legal moves, the chosen one first; at least that one
 * @param centipawns for the side to move, converted from the program's own units; never a mate score, which needs a
 *     proof
 * @param plies search depth of the program, at least 1
 * @param reason in a few words, with the program's own figures; may be empty
 */
public record Choice(Pv line, int centipawns, int plies, String reason) {
    /** @throws IllegalArgumentException when there is no move, or no depth */
    public Choice {
        if (line.length() == 0 || plies < 1) {
            throw new IllegalArgumentException("a choice needs a move and a depth");
        }
    }

    /** Returns the chosen move. */
    public int move() {
        return line.move(0);
    }
}
