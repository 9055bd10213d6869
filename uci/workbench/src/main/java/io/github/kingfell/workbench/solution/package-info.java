/** The answers to composed problems in the forms in which they are printed. */
@NullMarked
package io.github.kingfell.workbench.solution;

import org.jspecify.annotations.NullMarked;
