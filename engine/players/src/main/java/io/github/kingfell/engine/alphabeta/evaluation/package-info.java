/**
 * The static evaluation of a position, in centipawns.
 *
 * <p>{@code NetworkEvaluator} evaluates positions by the network and by {@code EndingKnowledge}.
 * {@code ShannonEvaluator} with {@code PawnTerms} explains them by the weights in {@code weights.properties}; it was
 * also used to train the network. {@code Value} is the scale, {@code StaticExchange} the value of a single capture.
 */
@NullMarked
package io.github.kingfell.engine.alphabeta.evaluation;

import org.jspecify.annotations.NullMarked;
