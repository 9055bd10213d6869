/**
 * Published experiments, done again: each measures what its source measured on the positions of a suite and sets the
 * two side by side in an {@code ExperimentReport}. The only package of the engine that names suites.
 */
@NullMarked
package io.github.kingfell.lab.experiment;

import org.jspecify.annotations.NullMarked;
