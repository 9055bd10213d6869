package io.github.kingfell.tables.syzygy;

import io.github.kingfell.tables.WdlValues;

/**
 * What the tables say of a legal move.
 *
 * @param wdl what the player of the move can still reach, the fifty-move counter of the game included: one of
 *     {@link WdlValues}
 * @param dtz plies to the next capture or pawn's move, counted from before this move; 0 for a draw, or where no DTZ
 *     table is there
 */
public record RankedMove(int move, int wdl, int dtz) {}
