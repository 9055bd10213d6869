/** Passes over a whole table: counts of its outcomes, its mutual zugzwangs, and the check of every value. */
@NullMarked
package io.github.kingfell.tables.census;

import org.jspecify.annotations.NullMarked;
