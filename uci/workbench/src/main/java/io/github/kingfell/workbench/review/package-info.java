/** Analysis of positions and games: scores, best lines, and what each move of a game lost. */
@NullMarked
package io.github.kingfell.workbench.review;

import org.jspecify.annotations.NullMarked;
