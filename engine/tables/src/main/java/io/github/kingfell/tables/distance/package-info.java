/**
 * Probes of exact distances to mate: in the tables of at most four men that come with the program, and in those of five
 * men in the user's directory. The package also holds what follows from a value: verdicts, best play, proofs. Begin
 * with {@code TableLibrary}.
 */
@NullMarked
package io.github.kingfell.tables.distance;

import org.jspecify.annotations.NullMarked;
