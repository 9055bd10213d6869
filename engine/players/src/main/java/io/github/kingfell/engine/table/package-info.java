/** The player that moves by exact tables, and what searches ask of tables at their leaves. */
@NullMarked
package io.github.kingfell.engine.table;

import org.jspecify.annotations.NullMarked;
