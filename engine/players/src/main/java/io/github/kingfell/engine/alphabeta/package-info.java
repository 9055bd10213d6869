/**
 * The general player: alpha-beta search with a static evaluation, in the tradition of Turing and Shannon.
 *
 * <p>Read it from the top: {@code AlphaBetaPlayer} (threads, answer), {@code IterativeDeepening} (when to go on and
 * what to report), {@code RootSearch} (aspiration windows), {@code AlphaBetaSearch} (the search, step by step),
 * {@code Quiescence}; then what they use: {@code SearchStack}, {@code TranspositionTable}, the packages
 * {@code ordering} and {@code evaluation}. {@code MateClaims} makes sure that no mate is announced without a proof.
 */
@NullMarked
package io.github.kingfell.engine.alphabeta;

import org.jspecify.annotations.NullMarked;
