package io.github.kingfell.arena.endplay;

import io.github.kingfell.arena.peer.GameEnd;
import java.util.List;
import java.util.Map;

/**
 * A game.
 *
 * @param start FEN of the first position
 * @param distance true moves to mate from there
 * @param moves the engine's
 * @param chosen the number of moves by each player
 * @param announced the move at which the first mate was announced; 0 when none was
 * @param breaches what was wrong with announced mates, in words
 * @param slowestNanos the longest that the engine took for a move
 * @param last the engine's last move, who chose it and where, in words
 */
public record EndingGame(
        String start,
        int distance,
        GameEnd end,
        int moves,
        Map<Chooser, Integer> chosen,
        int announced,
        List<String> breaches,
        long slowestNanos,
        String last) {
    public EndingGame {
        chosen = Map.copyOf(chosen);
        breaches = List.copyOf(breaches);
    }

    boolean isMated() {
        return end == GameEnd.MATED;
    }
}
