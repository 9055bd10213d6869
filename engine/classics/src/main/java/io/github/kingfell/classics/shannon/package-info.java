/**
 * Shannon's strategies of type A and B: C. E. Shannon, "Programming a Computer for Playing Chess", Philosophical
 * Magazine, series 7, volume 41 (1950), pages 256-275. "Section" in this package means a section of the paper.
 */
@NullMarked
package io.github.kingfell.classics.shannon;

import org.jspecify.annotations.NullMarked;
