/** Analyses of positions and games as text and as JSON. */
@NullMarked
package io.github.kingfell.workbench.analyse;

import org.jspecify.annotations.NullMarked;
