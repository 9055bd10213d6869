/**
 * How forcing trees are grown: {@link io.github.kingfell.engine.forcing.growth.LevelGrowth} as in the thesis, two ways
 * by iterative deepening, and the tables that all of them share. Every way is a
 * {@link io.github.kingfell.engine.forcing.growth.Growth}.
 */
@NullMarked
package io.github.kingfell.engine.forcing.growth;

import org.jspecify.annotations.NullMarked;
