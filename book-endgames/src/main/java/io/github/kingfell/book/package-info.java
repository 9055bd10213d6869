/** The endgame book: the endings that the engine knows how to win, by material. Each ending has its own package. */
@NullMarked
package io.github.kingfell.book;

import org.jspecify.annotations.NullMarked;
