/**
 * Collections of chess problems as they are written: EPD, PGN, the input of Popeye. A problem is a position with a
 * stipulation.
 */
@NullMarked
package io.github.kingfell.workbench.problem;

import org.jspecify.annotations.NullMarked;
