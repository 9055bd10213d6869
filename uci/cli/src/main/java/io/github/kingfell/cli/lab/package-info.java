/** Commands of the laboratory: experiments, self-play, tuning, soak. */
@NullMarked
package io.github.kingfell.cli.lab;

import org.jspecify.annotations.NullMarked;
