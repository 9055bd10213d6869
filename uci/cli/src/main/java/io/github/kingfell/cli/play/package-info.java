/** {@code play}: games and drills in the terminal, against the engine or against the exact table. */
@NullMarked
package io.github.kingfell.cli.play;

import org.jspecify.annotations.NullMarked;
