/** Sends an engine the lines of a hostile GUI, or has it search for hours, and counts the faults. */
@NullMarked
package io.github.kingfell.workbench.reliability;

import org.jspecify.annotations.NullMarked;
