/**
 * A small neural network that judges positions, trained on the engine's own games ({@code kingfell train}). It knows where men
 * stand and nothing of searching. Alpha-beta does not play with it yet.
 */
@NullMarked
package io.github.kingfell.engine.network;

import org.jspecify.annotations.NullMarked;
