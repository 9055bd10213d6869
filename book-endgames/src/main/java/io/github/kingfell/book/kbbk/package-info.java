/** King and two bishops against king. */
@NullMarked
package io.github.kingfell.book.kbbk;

import org.jspecify.annotations.NullMarked;
