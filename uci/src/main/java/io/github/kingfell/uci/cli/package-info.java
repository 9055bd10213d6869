/**
 * The commands for the command line, such as {@code mate}, {@code bench} and {@code perft}.
 */
@NullMarked
package io.github.kingfell.uci.cli;

import org.jspecify.annotations.NullMarked;
