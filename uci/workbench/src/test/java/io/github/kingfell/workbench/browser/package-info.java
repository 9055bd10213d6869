/** A browser for tests of pages. */
@NullMarked
package io.github.kingfell.workbench.browser;

import org.jspecify.annotations.NullMarked;
