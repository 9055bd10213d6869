/** King and rook against king. */
@NullMarked
package io.github.kingfell.book.krk;

import org.jspecify.annotations.NullMarked;
