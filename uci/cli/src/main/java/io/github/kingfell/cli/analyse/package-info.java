/** What the structure of a position or a game is, as a program of the past saw it. */
@NullMarked
package io.github.kingfell.cli.analyse;

import org.jspecify.annotations.NullMarked;
