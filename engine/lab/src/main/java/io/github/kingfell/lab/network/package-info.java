/** Trains the evaluation network on games of the engine against itself. */
@NullMarked
package io.github.kingfell.lab.network;

import org.jspecify.annotations.NullMarked;
