/**
 * Outcomes of five men in small files: won, drawn or lost, without distances. A tile of 64 times 64 neighbouring
 * positions is coded by what is likely beside its neighbours; what a capture settles is left out. Begin with
 * {@code OutcomeTables}.
 */
@NullMarked
package io.github.kingfell.tables.outcome;

import org.jspecify.annotations.NullMarked;
