/**
 * Games of alpha-beta against itself: the training data of the network and of the win rates, and a source of start
 * positions for matches.
 */
@NullMarked
package io.github.kingfell.lab.selfplay;

import org.jspecify.annotations.NullMarked;
