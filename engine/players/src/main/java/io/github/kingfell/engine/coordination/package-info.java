/**
 * One request from route to outcome. In the order of reading:
 *
 * <ol>
 *   <li>{@link Search}: the run of a request, from top to bottom; {@link Players} are whom it can ask,
 *   <li>{@code AlphaBetaWithProver}: two players on one task, by {@code ProverTurns}, {@code FirstWorker} and further
 *       ones,
 *   <li>{@code Announcer}: the one way out, with {@code RankedLines},
 *   <li>{@code Settlement}: what the search comes to; {@link MateMemory} keeps its mate for the next one.
 * </ol>
 *
 * <p>Who is asked, and for how much of the effort, is decided in {@code route}.
 */
@NullMarked
package io.github.kingfell.engine.coordination;

import org.jspecify.annotations.NullMarked;
