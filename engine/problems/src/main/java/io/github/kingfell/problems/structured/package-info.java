/** Structured stipulations: play of several parts, with ends and conditions of its own, as problemists describe it. */
@NullMarked
package io.github.kingfell.problems.structured;

import org.jspecify.annotations.NullMarked;
