/** Matches between two engines: pairs of games, what they come to, and when they have said enough. */
@NullMarked
package io.github.kingfell.workbench.match;

import org.jspecify.annotations.NullMarked;
