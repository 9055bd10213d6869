/** A collection of problems is solved and judged, cooks and duals included, and compared with other engines. */
@NullMarked
package io.github.kingfell.workbench.suite;

import org.jspecify.annotations.NullMarked;
