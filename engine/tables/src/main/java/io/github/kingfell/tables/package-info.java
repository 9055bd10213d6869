/**
 * What is known exactly of positions with few pieces, as all tables answer it: plies to mate, or who wins. Positions,
 * moves and squares are those of the rules.
 */
@NullMarked
package io.github.kingfell.tables;

import org.jspecify.annotations.NullMarked;
