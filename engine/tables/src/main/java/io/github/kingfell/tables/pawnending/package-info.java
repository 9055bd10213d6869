/**
 * Pawn endings solved at once for all places of the kings: every pawn structure that an ending can become is one table
 * of sets of king squares. Values are win, draw and loss, with bounds where a promotion leads to what nobody knows.
 * They ignore the fifty-move rule and repetitions. By the same sets of squares it finds fortresses: blocked pawns, with
 * at most one piece a side.
 */
@NullMarked
package io.github.kingfell.tables.pawnending;

import org.jspecify.annotations.NullMarked;
