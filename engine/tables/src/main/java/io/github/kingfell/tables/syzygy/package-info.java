/**
 * Reads the Syzygy tables of Ronald de Man, which the user has: win, draw or loss under the fifty-move rule, and plies
 * to the next capture or pawn's move. How the files are laid out is told in docs/syzygy.md.
 */
@NullMarked
package io.github.kingfell.tables.syzygy;

import org.jspecify.annotations.NullMarked;
