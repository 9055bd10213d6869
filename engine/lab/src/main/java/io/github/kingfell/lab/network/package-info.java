/** Trains the network of the evaluation on games of the engine against itself. */
@NullMarked
package io.github.kingfell.lab.network;

import org.jspecify.annotations.NullMarked;
