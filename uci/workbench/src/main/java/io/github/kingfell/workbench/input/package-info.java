/** Files that are read, what is wrong with one, and shards of a list. */
@NullMarked
package io.github.kingfell.workbench.input;

import org.jspecify.annotations.NullMarked;
