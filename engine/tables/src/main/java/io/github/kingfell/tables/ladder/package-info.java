/**
 * Advice learned from exact tables: a ladder of patterns, each of which forces a lower one within a few moves, down to
 * mate. Begin with {@link io.github.kingfell.tables.ladder.LadderLearner}; the judge is
 * {@link io.github.kingfell.tables.ladder.LadderPlay}.
 */
@NullMarked
package io.github.kingfell.tables.ladder;

import org.jspecify.annotations.NullMarked;
