/**
 * Pawn structures in the words of S. T. Tan, "A knowledge based program to play chess end-games" (1973), who took them
 * from H. Kmoch: fronts, groups, and how pawns stand to each other. {@code PawnStructure} finds the facts from the
 * pawns alone, {@code PawnWording} says them. No search, no judgement of who wins.
 */
@NullMarked
package io.github.kingfell.workbench.pawns;

import org.jspecify.annotations.NullMarked;
