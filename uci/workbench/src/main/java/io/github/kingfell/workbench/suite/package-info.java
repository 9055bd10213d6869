/** Solves and checks collections of problems, with cooks and duals, and compares the result with other engines. */
@NullMarked
package io.github.kingfell.workbench.suite;

import org.jspecify.annotations.NullMarked;
