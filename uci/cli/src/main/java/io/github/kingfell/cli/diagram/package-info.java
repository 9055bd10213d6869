/** {@code diagram}: positions drawn, for the terminal, for pages and for print. */
@NullMarked
package io.github.kingfell.cli.diagram;

import org.jspecify.annotations.NullMarked;
