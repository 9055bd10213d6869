/**
 * Whole games of an ending, played by a UCI engine as its user has it and judged by the exact table: start positions,
 * defence, arbiter, and results.
 */
@NullMarked
package io.github.kingfell.arena.endplay;

import org.jspecify.annotations.NullMarked;
