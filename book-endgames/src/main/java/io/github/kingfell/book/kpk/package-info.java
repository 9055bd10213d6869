/** King and pawn against king. */
@NullMarked
package io.github.kingfell.book.kpk;

import org.jspecify.annotations.NullMarked;
