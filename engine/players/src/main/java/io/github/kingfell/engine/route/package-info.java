/**
 * Decides which players are asked about a position, in what order, with what share of the effort, and
 * says why.
 */
@NullMarked
package io.github.kingfell.engine.route;

import org.jspecify.annotations.NullMarked;
