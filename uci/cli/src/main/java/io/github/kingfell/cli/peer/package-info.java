/**
 * Other engines, or this one as its user has it: a process, what it is asked and what it answers, how long it may
 * think, and how a game ends.
 */
@NullMarked
package io.github.kingfell.cli.peer;

import org.jspecify.annotations.NullMarked;
