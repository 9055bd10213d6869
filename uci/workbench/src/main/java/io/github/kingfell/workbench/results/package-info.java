/** Files of results about positions, and their merging. */
@NullMarked
package io.github.kingfell.workbench.results;

import org.jspecify.annotations.NullMarked;
