/**
 * The board: positions, moves, move generation and perft. Moves are {@code int}s and sets of squares are {@code long}s;
 * text and search belong to other packages.
 */
@NullMarked
package io.github.kingfell.rules.board;

import org.jspecify.annotations.NullMarked;
