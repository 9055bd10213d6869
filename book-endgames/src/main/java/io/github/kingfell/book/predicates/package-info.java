/**
 * The vocabulary shared by the endings: distances, squares borne on, moves of the lone king, under the names of the
 * thesis.
 */
@NullMarked
package io.github.kingfell.book.predicates;

import org.jspecify.annotations.NullMarked;
