package io.github.kingfell.lab.classic.player;

import io.github.kingfell.search.Pv;

/**
 * A move and why.
 *
 * @param line legal moves, the one chosen first; at least that one
 * @param centipawns for the side to move, translated from the program's own units; never a mate, which only a proof
 *     makes
 * @param plies how far the program looked, at least 1
 * @param reason in a few words, with the program's own figures; may be empty
 */
public record Choice(Pv line, int centipawns, int plies, String reason) {
    /** @throws IllegalArgumentException when there is no move, or no depth */
    public Choice {
        if (line.length() == 0 || plies < 1) {
            throw new IllegalArgumentException("a choice needs a move and a depth");
        }
    }

    /** The move chosen. */
    public int move() {
        return line.move(0);
    }
}
