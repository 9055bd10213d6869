/**
 * Reads the user's Syzygy tables (Ronald de Man): win, draw or loss under the fifty-move rule, and plies to the next
 * capture or pawn move. The file layout is described in docs/syzygy.md.
 */
@NullMarked
package io.github.kingfell.tables.syzygy;

import org.jspecify.annotations.NullMarked;
