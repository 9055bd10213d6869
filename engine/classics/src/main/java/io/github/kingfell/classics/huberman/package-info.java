/**
 * Huberman's program of 1968, as the classic edition of the book reads it: a player of three endings, and what her
 * heuristics save.
 */
@NullMarked
package io.github.kingfell.classics.huberman;

import org.jspecify.annotations.NullMarked;
