package io.github.kingfell.rules.board;

import io.github.kingfell.rules.Hot;

/** Colours as {@code int}: {@link #WHITE} is 0 and {@link #BLACK} is 1, so the opponent is {@code color ^ 1}. */
@Hot
public final class Color {
    public static final int WHITE = 0;
    public static final int BLACK = 1;

    private Color() {}

    /** The other colour. */
    public static int opponent(int color) {
        return color ^ 1;
    }

    /** Square-index step of a pawn of this colour: +8 for White, -8 for Black. */
    public static int forward(int color) {
        return 8 - 16 * color;
    }
}
