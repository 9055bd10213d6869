/** Reports on endings and their tables: lists, statistics, fingerprints, comparisons with Syzygy. */
@NullMarked
package io.github.kingfell.workbench.endgame;

import org.jspecify.annotations.NullMarked;
