/**
 * The rules of chess: positions, moves, their generation and their counting. Moves are {@code int}s and sets of squares
 * are {@code long}s here; text and search belong to other packages.
 */
@NullMarked
package io.github.kingfell.rules.board;

import org.jspecify.annotations.NullMarked;
