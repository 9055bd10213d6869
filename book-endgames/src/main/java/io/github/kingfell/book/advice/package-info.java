/**
 * The advice tables that are shipped, and the vocabularies they are written in: one class for the patterns of each kind
 * of ending, under the names of the papers. The tables themselves are resources.
 */
@NullMarked
package io.github.kingfell.book.advice;

import org.jspecify.annotations.NullMarked;
