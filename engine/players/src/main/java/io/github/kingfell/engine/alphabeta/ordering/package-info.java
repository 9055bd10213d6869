/**
 * Move ordering: {@code MovePicker} hands out the moves of a node, and {@code Histories} remembers which ones cut off.
 */
@NullMarked
package io.github.kingfell.engine.alphabeta.ordering;

import org.jspecify.annotations.NullMarked;
