/**
 * A small neural network that judges positions, trained on the engine's own games ({@code kingfell train}). It knows
 * where men stand and nothing of searching. {@code docs/network.md} says where the present one comes from.
 */
@NullMarked
package io.github.kingfell.engine.network;

import org.jspecify.annotations.NullMarked;
