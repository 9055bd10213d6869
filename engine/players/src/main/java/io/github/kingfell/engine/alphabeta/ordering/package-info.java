/** Move ordering: {@code MovePicker} returns the moves of a node, and {@code Histories} learns which ones cut off. */
@NullMarked
package io.github.kingfell.engine.alphabeta.ordering;

import org.jspecify.annotations.NullMarked;
