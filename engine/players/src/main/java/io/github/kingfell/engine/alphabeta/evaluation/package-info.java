/**
 * The static value of a position, in centipawns.
 *
 * <p>{@code NetworkEvaluator} judges positions by the network and by {@code EndingKnowledge}; {@code ShannonEvaluator}
 * with {@code PawnTerms} explains them by the numbers in {@code weights.properties}, and taught the network.
 * {@code Value} is the scale, {@code StaticExchange} the value of a single capture.
 */
@NullMarked
package io.github.kingfell.engine.alphabeta.evaluation;

import org.jspecify.annotations.NullMarked;
