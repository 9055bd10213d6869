/** How far a position is from the diagram of a proof game: bounds of the moves and captures that are still needed. */
@NullMarked
package io.github.kingfell.problems.proofgame;

import org.jspecify.annotations.NullMarked;
