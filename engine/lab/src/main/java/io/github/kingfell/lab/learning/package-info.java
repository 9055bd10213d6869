/** Additions to better and worse, learned from tree searches (Huberman 1968, chapter 8, figure 8.2). */
@NullMarked
package io.github.kingfell.lab.learning;

import org.jspecify.annotations.NullMarked;
