/**
 * Long searches: {@link io.github.kingfell.prover.checkpoint.LongSearch} reports the progress of one, and
 * {@link io.github.kingfell.prover.checkpoint.Checkpoint} saves its state in a file.
 */
@NullMarked
package io.github.kingfell.prover.checkpoint;

import org.jspecify.annotations.NullMarked;
