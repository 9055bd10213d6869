/**
 * How Atkin and Witten rank moves: what the structure is worth after each, behind a simple count of what may be taken.
 * "Computer Chess" (Atlas Computer Laboratory, 1973), sections 3.3 to 3.5, and what had to be reconstructed.
 */
@NullMarked
package io.github.kingfell.lab.classic.connectivity.ranking;

import org.jspecify.annotations.NullMarked;
