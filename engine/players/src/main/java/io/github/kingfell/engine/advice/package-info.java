/**
 * Advice tables after AL1 (Bratko, Kopec and Michie, "Pattern-based representation of chess end-game knowledge", The
 * Computer Journal 21, 1978): rules choose pieces of advice by patterns of the position, and a problem solver searches
 * for a forcing tree that reaches their goals. All chess knowledge beyond the rules of the game is in the predicates of
 * a vocabulary; the advice tables are data.
 */
@NullMarked
package io.github.kingfell.engine.advice;

import org.jspecify.annotations.NullMarked;
