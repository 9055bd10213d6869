/**
 * UCI engines as opponents, this engine included: the process, the dialogue, the time control, and the end of a game.
 */
@NullMarked
package io.github.kingfell.arena.peer;

import org.jspecify.annotations.NullMarked;
