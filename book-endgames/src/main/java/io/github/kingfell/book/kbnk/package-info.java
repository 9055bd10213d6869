/** King, bishop and knight against king. */
@NullMarked
package io.github.kingfell.book.kbnk;

import org.jspecify.annotations.NullMarked;
