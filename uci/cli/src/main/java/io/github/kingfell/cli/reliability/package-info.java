/** Tests of the engine's reliability: hostile input and long runs, with a count of the faults. */
@NullMarked
package io.github.kingfell.cli.reliability;

import org.jspecify.annotations.NullMarked;
