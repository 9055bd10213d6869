/** The three games that Atkin and Witten printed, with the ranks that their program gave to White's moves. */
@NullMarked
package io.github.kingfell.classics.connectivity.published;

import org.jspecify.annotations.NullMarked;
