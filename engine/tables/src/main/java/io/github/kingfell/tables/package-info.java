/**
 * Exact values of positions with few pieces, as every kind of table answers them: plies to mate, or win, draw and loss.
 * Positions, moves and squares are those of the rules.
 */
@NullMarked
package io.github.kingfell.tables;

import org.jspecify.annotations.NullMarked;
