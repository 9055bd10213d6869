/**
 * Decides which players are asked about a position, in what order and why ({@link PlayerRouter}), and how the effort is
 * divided among them ({@link ProverShare}, {@link ThreadShares}).
 */
@NullMarked
package io.github.kingfell.engine.route;

import org.jspecify.annotations.NullMarked;
