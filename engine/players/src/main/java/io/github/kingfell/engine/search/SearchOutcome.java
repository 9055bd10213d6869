package io.github.kingfell.engine.search;

import java.util.Optional;

/**
 * The end of a search. Score, line and best move come from the same player.
 *
 * @param bestMove legal, or {@link io.github.kingfell.rules.board.Move#NONE} when there is no legal move
 * @param score for the side to move
 * @param line begins with the best move; its second move is the one to ponder on
 * @param player whose move it is; empty when it is only the last one reported, or any legal one
 * @param reason why it is played, for the user; may be empty
 */
public record SearchOutcome(int bestMove, Score score, Pv line, Optional<PlayerId> player, String reason) {
    /** The outcome of a player's own search. */
    public SearchOutcome(int bestMove, Score score, Pv line, PlayerId player, String reason) {
        this(bestMove, score, line, Optional.of(player), reason);
    }

    /** Whose move it is and why, in one line for the user; empty where nobody chose it. */
    public Optional<String> credit() {
        return player.map(mover -> "move by " + mover.title() + (reason.isEmpty() ? "" : ": " + reason));
    }

    /** The same with another reason. */
    public SearchOutcome because(String other) {
        return new SearchOutcome(bestMove, score, line, player, other);
    }

    /** As a line of its own, for a search that has shown none. Depth 0 is said of a position without a move only. */
    public SearchInfo.Iteration asLine() {
        int depth = line.length() > 0 ? 1 : 0;
        return new SearchInfo.Iteration(depth, depth, 1, score, SearchInfo.Bound.EXACT, 0, 0, 0, line);
    }
}
