/**
 * Exact distances to mate for every position of at most four men: the tables that come with the program, the retrograde
 * analysis that makes them, and what follows from a table: verdicts, best play, proofs. Begin with
 * {@code TableLibrary}.
 */
@NullMarked
package io.github.kingfell.tables.distance;

import org.jspecify.annotations.NullMarked;
