/** Positions and games as the engine sees them, and as a program of the past saw them. */
@NullMarked
package io.github.kingfell.cli.analyse;

import org.jspecify.annotations.NullMarked;
