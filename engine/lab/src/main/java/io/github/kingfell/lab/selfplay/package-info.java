/**
 * Games of alpha-beta against itself: what the network and the chances of a win are fitted to, and where positions for
 * matches come from.
 */
@NullMarked
package io.github.kingfell.lab.selfplay;

import org.jspecify.annotations.NullMarked;
