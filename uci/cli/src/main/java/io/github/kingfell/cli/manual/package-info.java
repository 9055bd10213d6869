/** The commands and options, as the help and the manual show them. */
@NullMarked
package io.github.kingfell.cli.manual;

import org.jspecify.annotations.NullMarked;
