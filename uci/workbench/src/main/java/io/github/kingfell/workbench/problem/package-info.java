/** Collections of chess problems in EPD, PGN or Popeye's input. A problem is a position with a stipulation. */
@NullMarked
package io.github.kingfell.workbench.problem;

import org.jspecify.annotations.NullMarked;
