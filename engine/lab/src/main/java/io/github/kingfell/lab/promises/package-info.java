/**
 * Makes the promises that the book's endings ship as numbers: the greatest number of moves within which a position is
 * won.
 */
@NullMarked
package io.github.kingfell.lab.promises;

import org.jspecify.annotations.NullMarked;
