/**
 * The contract of a historic program, and the {@link io.github.kingfell.search.Player} that adapts it. This package
 * names no program.
 */
@NullMarked
package io.github.kingfell.classics.player;

import org.jspecify.annotations.NullMarked;
