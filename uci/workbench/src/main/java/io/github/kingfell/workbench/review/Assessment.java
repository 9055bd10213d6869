package io.github.kingfell.workbench.review;

import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.Score;
import java.util.List;

/**
 * What the engine found in a position.
 *
 * @param position with the game that led to it; not to be changed
 * @param lines best first; none when there is no legal move
 * @param nodes searched
 * @param seconds the search took
 * @param player who chose the move; empty when there is none
 * @param reason why he did; may be empty
 */
public record Assessment(
        Position position, List<Line> lines, long nodes, double seconds, String player, String reason) {
    public Assessment {
        lines = List.copyOf(lines);
    }

    /**
     * A line with its score.
     *
     * @param score for the side to move
     * @param depth nominal depth in plies
     * @param selective greatest depth reached in plies
     * @param moves legal from the position on
     */
    public record Line(Score score, int depth, int selective, List<Integer> moves) {
        public Line {
            moves = List.copyOf(moves);
        }

        /** The moves as the rules take them. */
        public int[] array() {
            return moves.stream().mapToInt(Integer::intValue).toArray();
        }
    }

    /** Who chose the move and why, in one line; of a dead position, where nobody did, the reason alone. */
    public String credit() {
        if (player.isEmpty()) {
            return reason;
        }
        return "move by " + player + (reason.isEmpty() ? "" : ": " + reason);
    }

    /** True when the game is over here: there is no legal move. */
    public boolean isOver() {
        return lines.isEmpty();
    }

    /** True when the side to move is checkmated. */
    public boolean isMated() {
        return isOver() && position.inCheck();
    }

    /** The best line; there must be a legal move. */
    public Line best() {
        return lines.get(0);
    }

    /** The part of a point that the side to move may expect, 0 to 1. */
    public double expected() {
        return isOver() ? position.inCheck() ? 0 : Expectation.DRAW : Expectation.of(best().score(), position);
    }

    static boolean hasMove(Position position) {
        return new MoveGenerator(position).count(position) > 0;
    }
}
