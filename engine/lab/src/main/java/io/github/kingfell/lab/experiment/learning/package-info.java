/** Huberman's learning additions (1968, chapter 8) measured again. */
@NullMarked
package io.github.kingfell.lab.experiment.learning;

import org.jspecify.annotations.NullMarked;
