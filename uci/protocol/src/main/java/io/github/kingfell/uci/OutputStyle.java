package io.github.kingfell.uci;

/**
 * How the lines of a search are written.
 *
 * @param chess960 castling as king takes rook
 * @param winRates with the chances of a win, a draw and a loss
 */
record OutputStyle(boolean chess960, boolean winRates) {
    static final OutputStyle PLAIN = new OutputStyle(false, false);
}
