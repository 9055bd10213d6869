/**
 * Exact verdicts for king and two pawns against king and bishop, for measuring programs that play this ending.
 * {@code KppkbVerdicts} is the entry point. Endings are solved by retrograde analysis, one for each placement of the
 * pawns, with sets of squares instead of single positions; distance tables of four men are used where the bishop is
 * gone.
 */
@NullMarked
package io.github.kingfell.lab.kppkb;

import org.jspecify.annotations.NullMarked;
