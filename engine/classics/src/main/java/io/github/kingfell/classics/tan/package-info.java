/**
 * King and two pawns against king and bishop as S. T. Tan's program played it ("A knowledge based program to play chess
 * end-games", 1973): a network of questions is interpreted, move by move, instead of running minimax. {@code Tan} is
 * the entry point. The classes are named by the terms of the paper: situation, concept, predicate, action, goal,
 * pattern, state, network.
 *
 * <p>The paper describes the parts and gives one example of a node. The network itself, the verdicts of the patterns,
 * and the goals are ours.
 */
@NullMarked
package io.github.kingfell.classics.tan;

import org.jspecify.annotations.NullMarked;
