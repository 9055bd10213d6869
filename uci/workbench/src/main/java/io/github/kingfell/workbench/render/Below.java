package io.github.kingfell.workbench.render;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;

/** Whose side of the board is the lower one. */
public enum Below {
    WHITE,
    BLACK,
    /** The side to move in the position that a page is about. */
    MOVER;

    /** A colour, as {@link Color} has it. */
    int color(Position position) {
        return this == MOVER ? position.sideToMove() : this == BLACK ? Color.BLACK : Color.WHITE;
    }
}
