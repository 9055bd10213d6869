/** Analysis of positions and games by the engine, and by a program of the past. */
@NullMarked
package io.github.kingfell.cli.analyse;

import org.jspecify.annotations.NullMarked;
