/** What problems ask, in signs and in words. */
@NullMarked
package io.github.kingfell.workbench.stipulation;

import org.jspecify.annotations.NullMarked;
