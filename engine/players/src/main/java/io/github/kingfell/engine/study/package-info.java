/**
 * Teaching comments for positions whose moves have exact values: which natural moves lose a win or a draw, and which
 * reply punishes them.
 */
@NullMarked
package io.github.kingfell.engine.study;

import org.jspecify.annotations.NullMarked;
