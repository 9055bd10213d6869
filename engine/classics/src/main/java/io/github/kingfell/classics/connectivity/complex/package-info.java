/**
 * The structure that Atkin and Witten see on the board: which piece attacks which square, and how pieces are connected
 * by the squares that they attack together. R. H. Atkin, I. H. Witten, "Mathematical Relations in Chess", in "Computer
 * Chess" (Atlas Computer Laboratory, 1973), sections 1 to 3.2.
 */
@NullMarked
package io.github.kingfell.classics.connectivity.complex;

import org.jspecify.annotations.NullMarked;
