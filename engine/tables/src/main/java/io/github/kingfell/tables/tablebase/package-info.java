/**
 * Builds distance tables of at most five men by retrograde analysis, one slice for each placement of the pawns: in
 * memory, or into compressed files that are mapped into memory and read block by block. Begin with {@code SliceSolver}.
 */
@NullMarked
package io.github.kingfell.tables.tablebase;

import org.jspecify.annotations.NullMarked;
