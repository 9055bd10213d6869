/**
 * Turing's paper machine: A. M. Turing, "Digital computers applied to games", in B. V. Bowden (ed.), "Faster than
 * Thought" (1953), chapter 25. The rules follow Turing's typescript "Chess" (archive number AMT/B/7), pages 4 to 8;
 * "page" in this package means a page of the typescript.
 */
@NullMarked
package io.github.kingfell.classics.turing;

import org.jspecify.annotations.NullMarked;
