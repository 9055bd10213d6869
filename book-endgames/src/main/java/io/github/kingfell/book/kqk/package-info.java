/** King and queen against king. */
@NullMarked
package io.github.kingfell.book.kqk;

import org.jspecify.annotations.NullMarked;
