/**
 * Answers of programs of the past, as text, data and pictures: Bell's mates in two, Tan's pawn ending, the connectivity
 * of Atkin and Witten. Only this package of the workbench uses the laboratory.
 */
@NullMarked
package io.github.kingfell.workbench.classic;

import org.jspecify.annotations.NullMarked;
