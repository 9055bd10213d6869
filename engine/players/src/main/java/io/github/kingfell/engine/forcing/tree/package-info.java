/**
 * Forcing trees: {@link io.github.kingfell.engine.forcing.tree.ForcingTree} chooses the method by the ending,
 * {@link io.github.kingfell.engine.forcing.tree.Branch} is a place in a tree, and
 * {@link io.github.kingfell.engine.forcing.tree.TreeMove} an immutable copy.
 */
@NullMarked
package io.github.kingfell.engine.forcing.tree;

import org.jspecify.annotations.NullMarked;
