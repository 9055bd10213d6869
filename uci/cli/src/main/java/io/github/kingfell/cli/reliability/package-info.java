/** Tests of the engine's reliability: hostile input, with a count of the failures. */
@NullMarked
package io.github.kingfell.cli.reliability;

import org.jspecify.annotations.NullMarked;
