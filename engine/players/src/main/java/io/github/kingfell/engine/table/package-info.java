/** The player that uses distance tables, and the table probes at the leaves of searches. */
@NullMarked
package io.github.kingfell.engine.table;

import org.jspecify.annotations.NullMarked;
