/**
 * Forcing trees to be grown and read: {@link io.github.kingfell.engine.forcing.tree.ForcingTree} chooses the way by the
 * ending, {@link io.github.kingfell.engine.forcing.tree.Branch} is a place in a tree, and
 * {@link io.github.kingfell.engine.forcing.tree.TreeMove} a copy that stays.
 */
@NullMarked
package io.github.kingfell.engine.forcing.tree;

import org.jspecify.annotations.NullMarked;
