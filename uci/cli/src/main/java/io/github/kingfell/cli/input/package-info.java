/** Conversion of command-line values, and the error messages for invalid ones. */
@NullMarked
package io.github.kingfell.cli.input;

import org.jspecify.annotations.NullMarked;
