/**
 * The growth of forcing trees: {@link io.github.kingfell.engine.forcing.growth.LevelGrowth} as in the thesis, two
 * methods by iterative deepening, and the tables that all of them share. Every method is a
 * {@link io.github.kingfell.engine.forcing.growth.Growth}.
 */
@NullMarked
package io.github.kingfell.engine.forcing.growth;

import org.jspecify.annotations.NullMarked;
