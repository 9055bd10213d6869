/** The book: the endgames that the engine knows how to win, by material. Each has a package of its own. */
@NullMarked
package io.github.kingfell.book;

import org.jspecify.annotations.NullMarked;
