/** Makes the promises that the book's endings ship as numbers: within how many moves a position is won. */
@NullMarked
package io.github.kingfell.lab.promises;

import org.jspecify.annotations.NullMarked;
