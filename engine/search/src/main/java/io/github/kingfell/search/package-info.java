/** The contract between the engine and its players: requests, limits, control, scores, lines and answers. */
@NullMarked
package io.github.kingfell.search;

import org.jspecify.annotations.NullMarked;
