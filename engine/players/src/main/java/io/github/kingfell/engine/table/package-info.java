/**
 * Exact distances to mate for every position of at most four men, computed by retrograde analysis when they are first
 * needed.
 */
@NullMarked
package io.github.kingfell.engine.table;

import org.jspecify.annotations.NullMarked;
