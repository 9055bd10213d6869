/**
 * Pawn structures in the terms of S. T. Tan, "A knowledge based program to play chess end-games" (1973), who took them
 * from H. Kmoch: fronts, groups, and the relations of pawns to each other. {@code PawnStructure} computes them from the
 * pawns alone, {@code PawnWording} describes them. There is no search and no judgement of who wins.
 */
@NullMarked
package io.github.kingfell.workbench.pawns;

import org.jspecify.annotations.NullMarked;
