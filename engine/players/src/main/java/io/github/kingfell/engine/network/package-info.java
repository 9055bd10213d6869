/**
 * A small neural network that evaluates positions, trained on the engine's own games ({@code kingfell train}). Its
 * inputs are the placement of the pieces; it does not search. {@code docs/network.md} describes the origin of the
 * present one.
 */
@NullMarked
package io.github.kingfell.engine.network;

import org.jspecify.annotations.NullMarked;
