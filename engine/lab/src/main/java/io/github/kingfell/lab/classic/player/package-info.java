/**
 * What a program of the past must be able to do to play here, and the {@link io.github.kingfell.search.Player} that
 * speaks for it. It knows no program by name.
 */
@NullMarked
package io.github.kingfell.lab.classic.player;

import org.jspecify.annotations.NullMarked;
