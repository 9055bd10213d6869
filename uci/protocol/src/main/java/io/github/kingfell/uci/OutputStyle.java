package io.github.kingfell.uci;

/**
 * How the lines of a search are written.
 *
 * @param chess960 true to write castling as king takes rook
 * @param winRates true to add the chances of a win, a draw and a loss
 */
record OutputStyle(boolean chess960, boolean winRates) {
    static final OutputStyle PLAIN = new OutputStyle(false, false);
}
