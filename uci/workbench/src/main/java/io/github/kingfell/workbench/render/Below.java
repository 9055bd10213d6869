package io.github.kingfell.workbench.render;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import java.util.Locale;

/** The side at the bottom of a diagram. */
public enum Below {
    WHITE,
    BLACK,
    /** The side to move in the position of the page. */
    MOVER;

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the colour, as in {@link Color}. */
    int color(Position position) {
        return this == MOVER ? position.sideToMove() : this == BLACK ? Color.BLACK : Color.WHITE;
    }
}
