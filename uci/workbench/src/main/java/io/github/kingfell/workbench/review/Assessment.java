package io.github.kingfell.workbench.review;

import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.Score;
import java.util.List;

/**
 * The result of analysing a position.
 *
 * @param position with its game history; not to be changed
 * @param lines best first; none when there is no legal move
 * @param nodes searched
 * @param seconds of the search
 * @param player that chose the move; empty without one
 * @param reason for the move; may be empty
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

        /** Returns the moves as an array. */
        public int[] array() {
            return moves.stream().mapToInt(Integer::intValue).toArray();
        }
    }

    /**
     * Returns one line with the player and its reason; only the reason for a dead position, which no player handles.
     */
    public String credit() {
        if (player.isEmpty()) {
            return reason;
        }
        return "move by " + player + (reason.isEmpty() ? "" : ": " + reason);
    }

    /** Returns true when there is no legal move. */
    public boolean isOver() {
        return lines.isEmpty();
    }

    /** Returns true when the side to move is checkmated. */
    public boolean isMated() {
        return isOver() && position.inCheck();
    }

    /** Returns the best line; there must be a legal move. */
    public Line best() {
        return lines.get(0);
    }

    /** Returns the expected score of the side to move, 0 to 1. */
    public double expected() {
        return isOver() ? position.inCheck() ? 0 : Expectation.DRAW : Expectation.of(best().score(), position);
    }

    static boolean hasMove(Position position) {
        return new MoveGenerator(position).count(position) > 0;
    }
}
