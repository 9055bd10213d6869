package io.github.kingfell.engine.forcing.endgame;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;

/**
 * A position that the book treats.
 *
 * @param endgame the ending to which it belongs
 * @param strongSide the colour that wins
 * @param view turns the board so that the strong side is White
 * @param seen the position in that view, without game history; must not be changed
 */
public record BookPosition(Endgame endgame, int strongSide, Perspective view, Position seen) {
    public boolean strongSideToMove() {
        return seen.sideToMove() == Color.WHITE;
    }
}
