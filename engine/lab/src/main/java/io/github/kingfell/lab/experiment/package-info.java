/**
 * Published experiments, repeated: each measures what its source measured on the positions of a suite and sets both
 * side by side in a report. This is the only package of the engine that names suites.
 */
@NullMarked
package io.github.kingfell.lab.experiment;

import org.jspecify.annotations.NullMarked;
