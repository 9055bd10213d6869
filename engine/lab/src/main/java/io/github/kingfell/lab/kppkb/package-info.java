/**
 * The truth about king and two pawns against king and bishop, for measuring programs that play it.
 * {@code ExactVerdicts} is the way in. Below it endings are solved backwards, one for each placement of the pawns, with
 * sets of squares instead of single positions, and with exact tables of four men where the bishop is gone.
 */
@NullMarked
package io.github.kingfell.lab.kppkb;

import org.jspecify.annotations.NullMarked;
