/**
 * Numbers of placements: the pieces of one material on the board become the number of a slice and the number of a value
 * in it, up to reflections and the exchange of like pieces. For the packages of this module.
 */
@NullMarked
package io.github.kingfell.tables.index;

import org.jspecify.annotations.NullMarked;
