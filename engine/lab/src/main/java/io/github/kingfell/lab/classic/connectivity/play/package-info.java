/** Atkin and Witten's ranking of moves as a player of whole games. */
@NullMarked
package io.github.kingfell.lab.classic.connectivity.play;

import org.jspecify.annotations.NullMarked;
