package io.github.kingfell.engine.search;

/**
 * The end of a search. Score, line and best move come from the same player.
 *
 * @param bestMove legal, or {@link io.github.kingfell.rules.board.Move#NONE} when there is no legal move
 * @param score for the side to move
 * @param line begins with the best move; its second move is the one to ponder on
 * @param player name of the player whose move it is
 * @param reason why it is played, for the user; may be empty
 */
public record SearchOutcome(int bestMove, Score score, Pv line, String player, String reason) {}
