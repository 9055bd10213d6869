/** {@code bench} and {@code perft}: fixed work, counted and timed. */
@NullMarked
package io.github.kingfell.cli.bench;

import org.jspecify.annotations.NullMarked;
