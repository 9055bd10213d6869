package io.github.kingfell.search;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateCertificate;
import java.util.Optional;

/**
 * The end of a search. Score, line and best move come from the same player.
 *
 * @param bestMove legal, or {@link Move#NONE} when there is no legal move
 * @param score for the side to move
 * @param line begins with the best move; its second move is the one to ponder on
 * @param player that chose the move; empty when the move is only the last one reported, or any legal one
 * @param reason why it is played, for the user; may be empty
 */
public record SearchOutcome(int bestMove, Score score, Pv line, Optional<PlayerId> player, String reason) {
    /** Makes the outcome of a player's own search. */
    public SearchOutcome(int bestMove, Score score, Pv line, PlayerId player, String reason) {
        this(bestMove, score, line, Optional.of(player), reason);
    }

    /**
     * Returns an outcome without a player: any legal move with a draw score, or the value of the game where there is no
     * legal move.
     */
    public static SearchOutcome ofAnyMove(Position root) {
        MoveList moves = MoveList.legal(root);
        if (!moves.isEmpty()) {
            int move = moves.get(0);
            return new SearchOutcome(move, new Score.Centipawns(0), Pv.of(move), Optional.empty(), "");
        }
        Score score = root.inCheck() ? new Score.Mate(MateCertificate.ofMatedRoot(root)) : new Score.Centipawns(0);
        return new SearchOutcome(Move.NONE, score, Pv.EMPTY, Optional.empty(), "");
    }

    /** Returns a move with a draw score. */
    public static SearchOutcome drawn(int move) {
        return new SearchOutcome(move, new Score.Centipawns(0), Pv.of(move), Optional.empty(), "the game is drawn");
    }

    /** Returns the player and the reason in one line for the user; empty where no player chose the move. */
    public Optional<String> credit() {
        return player.map(mover -> "move by " + mover.title() + (reason.isEmpty() ? "" : ": " + reason));
    }

    /** Returns the same outcome with another reason. */
    public SearchOutcome because(String other) {
        return new SearchOutcome(bestMove, score, line, player, other);
    }

    /**
     * Returns the outcome as a line, for a search that has reported none. Only a position without a move gets depth 0.
     */
    public SearchInfo.Iteration asLine() {
        int depth = line.length() > 0 ? 1 : 0;
        return new SearchInfo.Iteration(depth, depth, 1, score, SearchInfo.Bound.EXACT, 0, 0, 0, line);
    }
}
