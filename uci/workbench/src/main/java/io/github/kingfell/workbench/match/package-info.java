/** Matches between two engines: pairs of games, their score, and the test that ends a match. */
@NullMarked
package io.github.kingfell.workbench.match;

import org.jspecify.annotations.NullMarked;
