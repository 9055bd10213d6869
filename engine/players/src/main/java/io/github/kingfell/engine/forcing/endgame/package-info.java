/**
 * The book's knowledge of an ending, and the interfaces that an ending implements. Nothing here searches.
 *
 * <p>Read {@link io.github.kingfell.engine.forcing.endgame.Endgame} first, then
 * {@link io.github.kingfell.engine.forcing.endgame.Stages} and
 * {@link io.github.kingfell.engine.forcing.endgame.Standing}.
 */
@NullMarked
package io.github.kingfell.engine.forcing.endgame;

import org.jspecify.annotations.NullMarked;
