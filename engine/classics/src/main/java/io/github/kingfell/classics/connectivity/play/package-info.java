/** Atkin and Witten's ranking of moves as a player of whole games. */
@NullMarked
package io.github.kingfell.classics.connectivity.play;

import org.jspecify.annotations.NullMarked;
