/**
 * The shipped advice tables and their vocabularies: one class for the patterns of each kind of ending, under the names
 * of the papers. The advice tables themselves are resources.
 */
@NullMarked
package io.github.kingfell.book.advice;

import org.jspecify.annotations.NullMarked;
