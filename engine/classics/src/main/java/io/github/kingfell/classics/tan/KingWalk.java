package io.github.kingfell.classics.tan;

import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import java.util.ArrayList;
import java.util.List;

/** The action {@code try}: brings the king of the side to move to a place while the other pieces stand still. */
final class KingWalk {
    private KingWalk() {}

    /**
     * Returns the first steps of the shortest walks; none when the king is already there.
     *
     * @param goals set of squares
     * @param steps the most king moves allowed
     */
    static List<Integer> firstSteps(Situation s, long goals, int steps) {
        int king = s.whiteToMove() ? s.whiteKing() : s.blackKing();
        List<Integer> found = new ArrayList<>();
        int best = Bitboard.contains(goals, king) ? 0 : steps;
        for (int move : s.moves()) {
            if (Move.from(move) == king) {
                int length = 1 + length(s, Move.to(move), goals, best);
                if (length < best) {
                    found.clear();
                    best = length;
                }
                if (length == best) {
                    found.add(move);
                }
            }
        }
        return found;
    }

    /**
     * Returns the number of king moves over squares that are free and not attacked, by breadth-first search; more than
     * the limit when there is no path.
     */
    private static int length(Situation s, int from, long goals, int limit) {
        int enemy = s.whiteToMove() ? Color.BLACK : Color.WHITE;
        long reached = Bitboard.of(from);
        for (int length = 0; length <= limit; length++) {
            if ((reached & goals) != 0) {
                return length;
            }
            long fresh = 0;
            for (long rest = reached; rest != 0; rest = Bitboard.rest(rest)) {
                fresh |= Attacks.king(Bitboard.first(rest));
            }
            for (long rest = fresh & ~reached & ~s.occupied(); rest != 0; rest = Bitboard.rest(rest)) {
                int square = Bitboard.first(rest);
                reached |= s.isAttacked(square, enemy) ? 0 : Bitboard.of(square);
            }
        }
        return limit + 1;
    }
}
