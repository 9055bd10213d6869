/** Games and drills of a person in the terminal, against the engine or against the exact table. */
@NullMarked
package io.github.kingfell.play.game;

import org.jspecify.annotations.NullMarked;
