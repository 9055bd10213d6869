package io.github.kingfell.workbench.pawns;

import io.github.kingfell.rules.board.Color;

/**
 * A longest row of neighbouring files that all have pawns, with pawns of both colours among them. The pawns of one
 * colour in a front are a group.
 *
 * @param firstFile 0..7
 * @param lastFile 0..7, not before the first
 * @param white set of White's pawns, not empty
 * @param black set of Black's pawns, not empty
 */
public record Front(int firstFile, int lastFile, long white, long black) {
    /** Returns the group of a colour as a set of squares. */
    public long group(int color) {
        return color == Color.WHITE ? white : black;
    }
}
