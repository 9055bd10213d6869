/** {@code explain}: explains a position by the book and by its pawns. */
@NullMarked
package io.github.kingfell.cli.explain;

import org.jspecify.annotations.NullMarked;
