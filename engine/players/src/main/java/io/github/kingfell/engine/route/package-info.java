/**
 * Decides which players are asked about a position, in what order and why ({@link PlayerRouter}), and what each gets of
 * the effort ({@link ProverShare}, {@link ThreadShares}, {@link Effort}).
 */
@NullMarked
package io.github.kingfell.engine.route;

import org.jspecify.annotations.NullMarked;
