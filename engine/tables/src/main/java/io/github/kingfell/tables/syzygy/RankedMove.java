package io.github.kingfell.tables.syzygy;

import io.github.kingfell.tables.WdlValues;

/**
 * A legal move with its outcome and distance by the tables.
 *
 * @param wdl the outcome for the player of the move, the fifty-move counter of the game included: one of
 *     {@link WdlValues}
 * @param dtz plies to the next capture or pawn move, counted from before this move; 0 for a draw, or where no DTZ table
 *     is there
 */
public record RankedMove(int move, int wdl, int dtz) {}
