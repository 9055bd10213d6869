/**
 * The functions from which the endings build their predicates: Appendix A of Huberman 1968.
 */
@NullMarked
package io.github.kingfell.book.appendix;

import org.jspecify.annotations.NullMarked;
