/**
 * Atkin and Witten's ranking of moves: the value of the structure after each move, preceded by a simple count of
 * possible captures. "Computer Chess" (Atlas Computer Laboratory, 1973), sections 3.3 to 3.5, with reconstructions
 * where the paper has gaps.
 */
@NullMarked
package io.github.kingfell.classics.connectivity.ranking;

import org.jspecify.annotations.NullMarked;
