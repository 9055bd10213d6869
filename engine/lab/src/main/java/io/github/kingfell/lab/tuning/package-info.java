/** The weights of the static evaluation from games: self-play, and logistic regression on its positions. */
@NullMarked
package io.github.kingfell.lab.tuning;

import org.jspecify.annotations.NullMarked;
