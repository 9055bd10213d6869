/**
 * Exact distances to mate for every position of at most four men: the tables that come with the program, and the retrograde
 * analysis that makes them.
 */
@NullMarked
package io.github.kingfell.engine.table;

import org.jspecify.annotations.NullMarked;
