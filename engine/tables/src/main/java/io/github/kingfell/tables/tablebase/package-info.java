/**
 * Tablebases of at most five men: distances to mate by retrograde analysis, one slice for each placement of the pawns,
 * kept in compressed files that are mapped into memory and read block by block.
 */
@NullMarked
package io.github.kingfell.tables.tablebase;

import org.jspecify.annotations.NullMarked;
