/**
 * The player of book endings after Huberman 1968. It grows a forcing tree until every defence leads to a position that
 * the book calls better, and follows it. No package here knows an ending by name.
 *
 * <p>Read in this order: {@code endgame}, what a book teaches; {@code growth} and {@code schedule}, how trees are
 * found; {@code tree}, what is found; {@code remembered}, trees from certificates; {@code explain}, why, in English;
 * and here {@link io.github.kingfell.engine.forcing.ForcingTreePlayer} and
 * {@link io.github.kingfell.engine.forcing.Planner}.
 */
@NullMarked
package io.github.kingfell.engine.forcing;

import org.jspecify.annotations.NullMarked;
