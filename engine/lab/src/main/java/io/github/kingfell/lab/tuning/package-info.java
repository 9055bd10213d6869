/**
 * What fits the numbers that the engine ships: chances to games of self-play, plans to exact tables, and the prover's
 * first numbers to the work of its own searches. The network has a package of its own.
 */
@NullMarked
package io.github.kingfell.lab.tuning;

import org.jspecify.annotations.NullMarked;
