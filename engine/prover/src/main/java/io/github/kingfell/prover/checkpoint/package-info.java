/**
 * Long searches: {@link io.github.kingfell.prover.checkpoint.LongSearch} follows one, and
 * {@link io.github.kingfell.prover.checkpoint.Checkpoint} keeps its state in a file.
 */
@NullMarked
package io.github.kingfell.prover.checkpoint;

import org.jspecify.annotations.NullMarked;
