/**
 * The general player in the tradition of Turing and Shannon: alpha-beta search over a static evaluation.
 *
 * <p>To read it from the top: {@code TuringShannonPlayer} (threads, answer), {@code IterativeDeepening} (when to go on and
 * what to say), {@code RootSearch} (aspiration windows), {@code AlphaBetaSearch} (the search, step by step), {@code
 * Quiescence}; then what they use: {@code MovePicker}, {@code Histories}, {@code StaticExchange}, {@code Checks},
 * {@code TranspositionTable}, {@code SearchStack}. {@code NetworkEvaluator} judges positions by the network and by {@code
 * EndingKnowledge}; {@code ShannonEvaluator} with {@code PawnTerms} explains them by the numbers in {@code
 * weights.properties}, and taught the network. {@code MateClaims} sees to it that no mate is announced unproved.
 */
@NullMarked
package io.github.kingfell.engine.alphabeta;

import org.jspecify.annotations.NullMarked;
