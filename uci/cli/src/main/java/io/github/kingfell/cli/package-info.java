/**
 * The commands of the command line, such as {@code mate}, {@code bench} and {@code perft}, and the wiring of the
 * program.
 */
@NullMarked
package io.github.kingfell.cli;

import org.jspecify.annotations.NullMarked;
