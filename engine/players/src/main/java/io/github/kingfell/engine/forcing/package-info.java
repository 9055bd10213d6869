/**
 * Play by the book after Huberman: a forcing tree is grown until every defence leads to a position that
 * the book calls better. Knows how to grow and compare, but no endgame by name.
 */
@NullMarked
package io.github.kingfell.engine.forcing;

import org.jspecify.annotations.NullMarked;
