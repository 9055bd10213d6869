/**
 * The player of book endings after Huberman 1968. It grows a forcing tree until every defence leads to a position that
 * the book calls better, and follows it. No package here refers to an ending by name.
 *
 * <p>Read in this order: {@code endgame}, the book's knowledge; {@code growth} and {@code schedule}, the methods that
 * find trees; {@code tree}, the trees; {@code remembered}, trees from certificates; {@code explain}, the reasons in
 * English; and here {@link io.github.kingfell.engine.forcing.ForcingTreePlayer} and
 * {@link io.github.kingfell.engine.forcing.Planner}.
 */
@NullMarked
package io.github.kingfell.engine.forcing;

import org.jspecify.annotations.NullMarked;
