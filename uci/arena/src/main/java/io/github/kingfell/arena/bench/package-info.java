/** Fixed work, counted and timed, and two engines timed side by side. */
@NullMarked
package io.github.kingfell.arena.bench;

import org.jspecify.annotations.NullMarked;
