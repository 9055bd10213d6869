/** Matches between two engines: pairs of games, their score, and the test that ends a match. */
@NullMarked
package io.github.kingfell.arena.match;

import org.jspecify.annotations.NullMarked;
