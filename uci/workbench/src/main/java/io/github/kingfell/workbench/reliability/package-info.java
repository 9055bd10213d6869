/** Sends an engine the lines of a hostile GUI, and counts the faults. */
@NullMarked
package io.github.kingfell.workbench.reliability;

import org.jspecify.annotations.NullMarked;
