/**
 * Round-robin tournaments from short openings: pairings, games by the rules, ratings with their errors, and a cross
 * table. The same players, seed and limits give the same games.
 */
@NullMarked
package io.github.kingfell.lab.tournament;

import org.jspecify.annotations.NullMarked;
