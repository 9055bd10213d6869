package io.github.kingfell.tables.distance;

import io.github.kingfell.rules.board.Position;
import java.util.Optional;

/**
 * What a table holds with one side to move, counted over the whole board: positions that are reflections of each other
 * count each, en passant is left aside.
 *
 * @param sideToMove White is the stronger side
 * @param wins of the side to move
 * @param draws stalemates included
 * @param losses mates included
 * @param longestWin moves to the longest mate by the side to move, 0 when it never wins
 * @param longestWinExample a position of that length, empty when there is none
 */
public record TableSummary(
        int sideToMove, long wins, long draws, long losses, int longestWin, Optional<Position> longestWinExample) {
    /** Counts a complete table. */
    public static TableSummary of(DtmTable table, int sideToMove) {
        long wins = 0;
        long draws = 0;
        long losses = 0;
        int longest = 0;
        int example = 0;
        int[] squares = new int[table.material.men];
        for (int number = 0; number < table.index.size(); number++) {
            int code = table.code(sideToMove, number);
            if (code != PlyCode.UNUSED) {
                table.index.place(number, squares);
                Distance distance = Distance.ofCode(code);
                int orbit = table.index.orbit(squares);
                wins += distance.isWin() ? orbit : 0;
                draws += distance.isDraw() ? orbit : 0;
                losses += distance.isLoss() ? orbit : 0;
                if (distance.isWin() && distance.plies() > longest) {
                    longest = distance.plies();
                    example = number;
                }
            }
        }
        Optional<Position> shown =
                longest == 0 ? Optional.empty() : Optional.ofNullable(table.position(example, sideToMove));
        return new TableSummary(sideToMove, wins, draws, losses, (longest + 1) / 2, shown);
    }

    public long positions() {
        return wins + draws + losses;
    }
}
