/** What exact tables, the search, the book and the pawns say about a position, in words and as JSON. */
@NullMarked
package io.github.kingfell.workbench.explain;

import org.jspecify.annotations.NullMarked;
