/**
 * Fits the numbers that the engine ships: win rates to self-play games, plans to distance tables, and the prover's
 * initial proof and disproof numbers to the work of its own searches. The network has a package of its own.
 */
@NullMarked
package io.github.kingfell.lab.tuning;

import org.jspecify.annotations.NullMarked;
