/** King and queen against king and rook. */
@NullMarked
package io.github.kingfell.book.kqkr;

import org.jspecify.annotations.NullMarked;
