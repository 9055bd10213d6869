/** Commands of the laboratory: experiments, programs of the past, audits, self-play, training, tuning. */
@NullMarked
package io.github.kingfell.cli.lab;

import org.jspecify.annotations.NullMarked;
