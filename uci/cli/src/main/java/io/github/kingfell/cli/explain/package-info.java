/** {@code explain}: what the book and the pawns say about a position. */
@NullMarked
package io.github.kingfell.cli.explain;

import org.jspecify.annotations.NullMarked;
