/**
 * Checks a UCI engine's output about mates, line by line, with the rules that public mate checkers apply, in our own
 * words: no mate too short, none of the wrong sign, every line complete.
 */
@NullMarked
package io.github.kingfell.arena.matecheck;

import org.jspecify.annotations.NullMarked;
