/** Tries the engine as hard as a hostile GUI would, and counts what goes wrong. */
@NullMarked
package io.github.kingfell.cli.reliability;

import org.jspecify.annotations.NullMarked;
